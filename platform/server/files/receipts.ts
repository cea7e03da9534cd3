// Makes uploads idempotent: an upload whose response was lost is sent again with the same key and gets the first
// response.

import { and, eq, isNull, lt } from 'drizzle-orm'
import type { UploadedFile } from '../../contract/file.ts'
import type { Context } from '../context.ts'
import { AppError } from '../app-error.ts'
import { removeStoredFile } from './derived-files.ts'
import type { ReceivedFile } from './receive.ts'
import { uploadReceipt } from './tables.ts'

interface Delivered {
  /** Upload key chosen by the client; null if the upload cannot be repeated. */
  key: string | null
  file: ReceivedFile
  sender: string | null
}

/** Concurrent deliveries wait for each other at the receipt: the second returns the stored response of the first. */
export async function answerOnce(
  ctx: Context,
  { key, file, sender }: Delivered,
  keep: () => Promise<UploadedFile>,
): Promise<UploadedFile> {
  if (key === null) return keep()
  const fields = { workspaceId: ctx.workspace.id, key, sha256: file.sha256 }
  const begun = await ctx.db
    .insert(uploadReceipt)
    .values({ ...fields, sender, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ key: uploadReceipt.key })
  const thisOne = and(
    eq(uploadReceipt.workspaceId, fields.workspaceId),
    eq(uploadReceipt.key, key),
    eq(uploadReceipt.sha256, file.sha256),
    sender === null ? isNull(uploadReceipt.sender) : eq(uploadReceipt.sender, sender),
  )
  if (begun.length === 0) {
    const [receipt] = await ctx.db.select({ answer: uploadReceipt.answer }).from(uploadReceipt).where(thisOne)
    if (!receipt?.answer) throw new AppError('general_upload_error', { status: 422 })
    // The second copy of the file is not needed.
    await removeStoredFile(ctx.services, file.storageKey)
    return receipt.answer
  }
  const answer = await keep()
  await ctx.db.update(uploadReceipt).set({ answer }).where(thisOne)
  return answer
}

export const forgetReceiptsJob = 'forget-upload-receipts'

const keptFor = 86_400_000

export async function forgetReceipts(ctx: Context): Promise<void> {
  const since = new Date(ctx.now.getTime() - keptFor)
  await ctx.db
    .delete(uploadReceipt)
    .where(and(eq(uploadReceipt.workspaceId, ctx.workspace.id), lt(uploadReceipt.createdAt, since)))
}
