// Reads an uploaded bank file in a worker thread and books it. The file itself is not kept: a statement also shows the
// payments of others.

import { and, desc, eq } from 'drizzle-orm'
import { tellStaff } from '#areas/users/server/public.ts'
import { removeContentsJob } from '#areas/files/server/public.ts'
import { maxFileSizeMegabytes } from '#platform/contract/file.ts'
import { mostEntries, type CamtProblem } from '#platform/server/bank-files/camt-entry.ts'
import { keepEntries, keptDocuments } from '#platform/server/bank-files/kept-entries.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context, Services } from '#platform/server/context.ts'
import type { ReceivedFile } from '#platform/server/files/receive.ts'
import { handler } from '#platform/server/http/handler.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { BankFileView } from '../../contract/bank-files.ts'
import * as contract from '../../contract/bank-files.ts'
import { ignoredReasons } from '../../rules/file-outcome.ts'
import { paymentsPath } from '../../rules/payments-address.ts'
import { bankFile } from '../tables.ts'
import { bookFile, type FileRow } from './book-file.ts'

async function readUpload(services: Services, file: ReceivedFile, sender: string): Promise<ReceivedFile> {
  const problem = await keepEntries(services, { storageKey: file.storageKey, sender })
  if (problem) throw refusalOf(problem)
  return file
}

function refusalOf(found: CamtProblem): AppError {
  const key = `payments_file_${found.problem.replaceAll('-', '_')}`
  const values = found.problem === 'entry' ? { place: found.place, element: found.element } : { most: mostEntries }
  return new AppError(key, { status: 422, values })
}

const rules = {
  maxBytes: maxFileSizeMegabytes * 1024 * 1024,
  types: ['application/xml', 'application/zip', 'application/octet-stream'],
  typeNames: 'XML, ZIP',
  prepare: readUpload,
}

export const uploadBankFile = uploadHandler(
  contract.uploadBankFile,
  { permission: 'budget_write', rules },
  async (ctx, _input, file) => {
    const row = await bookFile(ctx, file, await keptDocuments(ctx.services, file.storageKey))
    await ctx.enqueue(removeContentsJob, { storageKeys: [file.storageKey] })
    if (row.outcome.waiting > 0) {
      const path = `${paymentsPath}?state=waiting`
      await tellStaff(ctx, {
        kind: 'payment_unassigned',
        permission: 'budget_write',
        name: file.name,
        path,
        responsible: [],
      })
    }
    const { contentType, size } = file
    return { id: row.id, url: '', key: row.id, displayName: file.name, contentType, size }
  },
)

export const getBankFile = handler(contract.getBankFile, { permission: 'budget_read' }, async (ctx, { params }) => {
  const [row] = await ctx.db
    .select()
    .from(bankFile)
    .where(and(eq(bankFile.workspaceId, ctx.workspace.id), eq(bankFile.id, params.id)))
  const [view] = row ? await viewsOf(ctx, [row]) : []
  if (!view) throw notFound()
  return view
})

export const listBankFiles = handler(contract.listBankFiles, { permission: 'budget_read' }, async (ctx) => {
  const rows = await ctx.db
    .select()
    .from(bankFile)
    .where(eq(bankFile.workspaceId, ctx.workspace.id))
    .orderBy(desc(bankFile.number))
    .limit(20)
  return { files: await viewsOf(ctx, rows) }
})

async function viewsOf(ctx: Context, rows: readonly FileRow[]): Promise<BankFileView[]> {
  const nameOf = await staffNames(
    ctx,
    rows.map(({ uploadedBy }) => uploadedBy),
  )
  return rows.map(({ id, number, name, uploadedBy, uploadedAt, outcome }) => ({
    id,
    number,
    name,
    uploadedBy: nameOf(uploadedBy).name,
    uploadedAt: uploadedAt.toISOString(),
    outcome: {
      ...outcome,
      ignored: ignoredReasons.flatMap((reason) => {
        const count = outcome.ignored[reason]
        return count ? [{ reason, count }] : []
      }),
    },
    continues: outcome.continues,
  }))
}
