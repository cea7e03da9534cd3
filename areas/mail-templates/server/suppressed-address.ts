// Warns before a mail is written to a suppressed address: since when, why, and where to correct the address.

import type { Context } from '#platform/server/context.ts'
import type { RecordRef } from '#platform/server/records/kind-shape.ts'
import { turnedDownAt } from '#platform/server/mail/suppressed-address.ts'
import type { TurnedDownMail } from '../contract/process-mail.ts'

/** `record` is the record that contains the address, if there is one. */
export async function turnedDownFor(
  ctx: Context,
  address: string,
  record: RecordRef | null | undefined,
): Promise<TurnedDownMail | null> {
  const found = await turnedDownAt(ctx, address)
  const correctAt = record ? ctx.services.records.get(record.kind).addressFormOf(record.id) : null
  return found && { words: found.words, detail: found.detail, correctAt }
}
