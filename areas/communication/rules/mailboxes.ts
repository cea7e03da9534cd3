// The mailboxes of the inbox (domain.md §9). A thread may belong to several: a thread assigned to the user is in
// `inbox` too.

export const mailboxes = [
  'inbox',
  'assigned',
  'important',
  'unassigned',
  'failed',
  'sent',
  'snoozed',
  'archive',
  'all',
] as const
export type Mailbox = (typeof mailboxes)[number]

/** Value of `about` for a thread without a record; otherwise it is the kind of the record. */
export const stranger = 'stranger'

/** Actions on a whole thread. `read` and `unread` affect only the current user; the others affect all users. */
export const threadActions = [
  'read',
  'unread',
  'important',
  'unimportant',
  'archive',
  'unarchive',
  'assign',
  'snooze',
] as const
export type ThreadAction = (typeof threadActions)[number]

/** Maximum number of threads changed in one request. */
export const mostThreads = 500

export const threadOrders = ['newest', 'oldest', 'name'] as const
export type ThreadOrder = (typeof threadOrders)[number]
