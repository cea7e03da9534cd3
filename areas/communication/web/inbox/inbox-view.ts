// State of the inbox view, stored in the URL so that links, Back and reload show the same threads.

import { letterLists, type LetterList } from '../../rules/letters.ts'
import { mailboxes, threadOrders, type Mailbox, type ThreadOrder } from '../../rules/mailboxes.ts'

/** Letters and mails held for lack of a mail server have their own boxes. */
export const boxes = [...mailboxes, 'letters', 'held'] as const
export type Box = Mailbox | 'letters' | 'held'

export interface InboxView {
  mailbox: Box
  /** Id of the open thread, letter or held mail. */
  thread: string
  search: string
  sort: ThreadOrder
  page: number
  isUnread: boolean
  hasAttachments: boolean
  /** Kind of record, or `stranger`. */
  about: string
  /** Letter list that is shown. */
  letters: LetterList
  assignedTo: string
  /** On narrow screens either the list of boxes is shown, or the content of one box. */
  showsBoxes: boolean
}

/** `abouts` are the values offered by the filter. */
export function readView(search: Readonly<Record<string, string>>, abouts: readonly string[] = []): InboxView {
  const page = Number(search['page'])
  return {
    mailbox: boxes.find((one) => one === search['mailbox']) ?? 'inbox',
    thread: search['thread'] ?? '',
    search: search['search'] ?? '',
    sort: threadOrders.find((one) => one === search['sort']) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    isUnread: search['unread'] === 'true',
    hasAttachments: search['attachments'] === 'true',
    letters: letterLists.find((one) => one === search['letters']) ?? 'waiting',
    about: abouts.find((one) => one === search['about']) ?? '',
    assignedTo: search['assignedTo'] ?? '',
    showsBoxes: search['boxes'] === 'true',
  }
}

export function writeView(view: InboxView): Record<string, string | undefined> {
  return {
    mailbox: view.mailbox === 'inbox' ? undefined : view.mailbox,
    thread: view.thread || undefined,
    search: view.search || undefined,
    sort: view.sort === 'newest' ? undefined : view.sort,
    page: view.page > 1 ? String(view.page) : undefined,
    unread: view.isUnread ? 'true' : undefined,
    attachments: view.hasAttachments ? 'true' : undefined,
    letters: view.letters === 'waiting' ? undefined : view.letters,
    about: view.about || undefined,
    assignedTo: view.assignedTo || undefined,
    boxes: view.showsBoxes ? 'true' : undefined,
  }
}

/** A change of the listed threads resets to page 1. Opening a thread, or showing the boxes, keeps the page. */
export function changedView(view: InboxView, change: Partial<InboxView>): InboxView {
  const keepsPage = Object.keys(change).every((key) => key === 'thread' || key === 'page' || key === 'showsBoxes')
  return { ...view, ...(keepsPage ? {} : { page: 1 }), ...change }
}

/** Changing the box resets search and filters. */
export const inBox = (view: InboxView, mailbox: Box): InboxView => ({ ...readView({}), sort: view.sort, mailbox })

/** Query parameters for the view; unset filters are omitted. */
export function inboxQueryOf(view: InboxView, rowsPerPage: number) {
  return {
    search: view.search,
    sort: view.sort,
    page: view.page,
    rowsPerPage,
    ...(view.isUnread && { unread: 'true' as const }),
    ...(view.hasAttachments && { attachments: 'true' as const }),
    ...(view.about && { about: view.about }),
    ...(view.assignedTo && { assignedTo: view.assignedTo }),
  }
}

export const isNarrowed = (view: InboxView): boolean =>
  Boolean(view.search || view.isUnread || view.hasAttachments || view.about || view.assignedTo)
