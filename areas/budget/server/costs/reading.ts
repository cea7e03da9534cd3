// Reads the QR-bill of an uploaded receipt: supplier, account, reference and amount.

import { contentsOf, findOwnUploads } from '#areas/files/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import { readBillIn } from '#platform/server/documents/qr-codes.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/cost.ts'
import { francsOf } from '../../rules/money.ts'

export const readReceipt = handler(contract.readReceipt, { permission: 'budget_write' }, async (ctx, { body }) => {
  const upload = (await findOwnUploads(ctx, [body.file])).get(body.file)
  if (!upload) throw notFound('files_not_found')
  const content = await contentsOf(ctx, upload.storageKey)
  const bill = await readBillIn(ctx.services, content, { type: upload.contentType, sender: ctx.user.id })
  return {
    bill: bill && {
      supplier: bill.creditor.name,
      iban: bill.iban,
      reference: bill.reference,
      actual: bill.amount === null || bill.currency !== 'CHF' ? null : francsOf(bill.amount),
    },
  }
})
