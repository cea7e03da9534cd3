// The boxes of the inbox (domain.md §9). A thread may lie in several: what is assigned to me has also come in.

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

/** `about` of a thread that belongs to no record; otherwise it is the kind of the record. */
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

/** More threads than this are not changed in one go. */
export const mostThreads = 500

export const threadOrders = ['newest', 'oldest', 'name'] as const
export type ThreadOrder = (typeof threadOrders)[number]
