// The inbox: threads by mailbox, and the actions on them.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { pageSizes, pagination } from '#platform/contract/table.ts'
import { mailboxes, mostThreads, threadActions, threadOrders } from '../rules/mailboxes.ts'

const colleague = z.object({ id: z.string(), name: z.string(), initials: z.string() })
export type Colleague = z.infer<typeof colleague>

/**
 * Row of the inbox. `application_id` is the id of the thread: the record's id, or a separate id for a thread without
 * a record.
 */
export const inboxItem = z.object({
  application_id: z.string(),
  /** Kind of the record of the thread, or `stranger`. */
  about: z.string(),
  /** Number of the record; null for a stranger. */
  number: z.number().nullable(),
  /** Link to the record. */
  href: z.string().nullable(),
  contactName: z.string(),
  contactAddress: z.string(),
  subject: z.string(),
  preview: z.string(),
  mails: z.number(),
  lastAt: z.string(),
  lastDirection: z.enum(['in', 'out']),
  isUnread: z.boolean(),
  hasBounce: z.boolean(),
  hasUnreadBounce: z.boolean(),
  hasAttachments: z.boolean(),
  isImportant: z.boolean(),
  isArchived: z.boolean(),
  snoozedUntil: z.string().nullable(),
  assignedTo: colleague.nullable(),
})
export type InboxItem = z.infer<typeof inboxItem>

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const getInbox = endpoint({
  method: 'GET',
  path: '/api/v1/communication/inbox/:mailbox',
  summary:
    'Threads of a mailbox in pages: searched by names, addresses and subjects, and by the beginnings of the words of one mail, and filtered.',
  params: z.object({ mailbox: z.enum(mailboxes) }),
  query: z.object({
    search: z.string().max(200).default(''),
    sort: z.enum(threadOrders).default('newest'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    rowsPerPage: z.coerce
      .number()
      .int()
      .refine((size) => pageSizes.some((one) => one === size), 'table_page_size_not_valid')
      .default(20),
    unread: flag.optional(),
    attachments: flag.optional(),
    about: z.string().max(100).optional(),
    assignedTo: id.optional(),
  }),
  response: z.object({ items: z.array(inboxItem), pagination }),
})

export const getMailboxes = endpoint({
  method: 'GET',
  path: '/api/v1/communication/mailboxes',
  summary:
    'How much waits for this person in the mailboxes that tell it (exact up to 99), and why nothing leaves at the moment, if so.',
  response: z.object({
    waiting: z.object({
      inbox: z.number(),
      assigned: z.number(),
      unassigned: z.number(),
      failed: z.number(),
      /** Letters that are not printed yet. */
      letters: z.number(),
    }),
    trouble: z.string().nullable(),
  }),
})

export const getMailColleagues = endpoint({
  method: 'GET',
  path: '/api/v1/communication/choices/colleagues',
  summary: 'Whom a thread can be assigned to: all who read and write mails, by name.',
  response: z.object({ people: z.array(colleague) }),
})

const threadAction = z.object({
  state: z.enum(threadActions),
  /** For `assign`: the colleague, or null to remove the assignment. */
  userId: id.nullable().optional(),
  /** For `snooze`: the time at which the thread returns, or null to return it now. */
  until: z.iso.datetime('general_date_not_valid').nullable().optional(),
})
export type ThreadActionBody = z.infer<typeof threadAction>

export const setMailState = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:applicationId/inbox-feed',
  summary: 'Marks a thread as read, unread or important, archives, assigns or snoozes it; answers its line.',
  params: z.object({ applicationId: id }),
  body: threadAction,
  response: done.extend({ item: inboxItem }),
})

export const setMailStates = endpoint({
  method: 'POST',
  path: '/api/v1/communication/inbox-states',
  summary: `The same for up to ${mostThreads} threads at once; answers how many were changed.`,
  body: threadAction.extend({ targets: z.array(id).min(1, 'table_nothing_selected').max(mostThreads) }),
  response: done.extend({ changed: z.number() }),
})

const unread = z.object({ unread_messages: z.number() })

export const markMailRead = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:applicationId/mail-is-read',
  summary: 'Opening a thread: it is read by this person. Answers how many of theirs are unread, exact up to 100.',
  params: z.object({ applicationId: id }),
  response: unread,
})

export const getUnreadCount = endpoint({
  method: 'GET',
  path: '/api/v1/communication/unread-count-messages',
  summary: 'How many threads hold something that this person has not read; exact up to 100.',
  response: unread,
})

export const getUnreadMessages = endpoint({
  method: 'POST',
  path: '/api/v1/communication/get-unread-messages',
  summary: 'The count of unread threads, and the newest ten of them.',
  response: unread.extend({ items: z.array(inboxItem) }),
})
