// Reads the QR-bill of an uploaded receipt: supplier, account, reference and amount.

import { and, eq } from 'drizzle-orm'
import { contentsOf, type StoredFile } from '#areas/files/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { readBillIn } from '#platform/server/documents/codes/qr-codes.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/cost.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { receiptKind } from './receipts.ts'

export const readReceipt = handler(contract.readReceipt, { permission: 'budget_write' }, async (ctx, { body }) => {
  const receipt = await findUploadOrReceipt(ctx, body.file)
  const content = await contentsOf(ctx, receipt.storageKey)
  const bill = await readBillIn(ctx.services, content, { type: receipt.contentType, sender: ctx.user.id })
  return {
    bill: bill && {
      supplier: bill.creditor.name,
      iban: bill.iban,
      reference: bill.reference,
      actual: bill.amount === null || bill.currency !== 'CHF' ? null : francsOf(bill.amount),
    },
  }
})

/** The panel of a cost attaches an upload at once, so that it may belong to the cost by now. */
async function findUploadOrReceipt(ctx: StaffContext, id: string): Promise<StoredFile> {
  const [file] = await ctx.db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, id)))
  const isReadable = file?.ownerKind === receiptKind || (file?.ownerKind === null && file.uploadedBy === ctx.user.id)
  if (!file || !isReadable) throw notFound('files_not_found')
  return file
}
