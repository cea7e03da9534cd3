// Looks up the kinds of records that can receive bulk mails, by the name of their view in the web.

import type { MailKind } from '#areas/mail-templates/rules/kinds.ts'
import type { Context } from '#platform/server/context.ts'
import type { RecordKind } from '#platform/server/records/record-kind.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { templateKind } from '../writing/filling.ts'

export interface BulkKind {
  record: RecordKind
  bulk: NonNullable<RecordKind['bulk']>
  /** Kind of the templates for these mails. */
  template: MailKind
}

/** Falls back to the default kind if no view is given. */
export function bulkKind(ctx: Context, view: string | undefined): BulkKind {
  const record = ctx.services.records.kinds.find(({ bulk }) =>
    view === undefined ? bulk?.isDefault : bulk?.view === view,
  )
  if (!record?.bulk) throw fieldRefusal('mailView', 'general_value_not_valid')
  return { record, bulk: record.bulk, template: templateKind(record.words.template) }
}
