// Condition and order of each mailbox. `$2` is the user id, `$3` the current time.

import type { Mailbox } from '../../rules/mailboxes.ts'

/** Written exactly like the condition of the mailbox's partial index, so that the planner uses it. */
export const belongsToNobody = 't.record_kind is null'

/** Condition and sort order per mailbox. Each order has an index. */
export const boxes: Record<Mailbox, { where: string; by: string }> = {
  inbox: {
    where: 't.last_in_at is not null and t.archived_at is null and (t.snoozed_until is null or t.snoozed_until <= $3)',
    by: 't.last_in_at',
  },
  assigned: { where: 't.assigned_to = $2 and t.archived_at is null', by: 't.last_at' },
  important: { where: 't.is_important and t.archived_at is null', by: 't.last_at' },
  unassigned: { where: `${belongsToNobody} and t.archived_at is null`, by: 't.last_at' },
  failed: { where: 't.last_bounce_at is not null and t.archived_at is null', by: 't.last_bounce_at' },
  sent: { where: 't.last_out_at is not null', by: 't.last_out_at' },
  snoozed: { where: 't.snoozed_until > $3', by: 't.last_at' },
  archive: { where: 't.archived_at is not null', by: 't.last_at' },
  all: { where: 't.archived_at is null', by: 't.last_at' },
}
