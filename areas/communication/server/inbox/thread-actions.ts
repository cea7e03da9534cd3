// Actions on a whole thread or on many threads at once.

import type { StaffContext } from '#platform/server/context.ts'
import { countUnread, markRead } from '#platform/server/mail/reading.ts'
import { markUnread } from '#platform/server/mail/unread.ts'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { ThreadActionBody } from '../../contract/inbox.ts'
import type { ThreadAction } from '../../rules/mailboxes.ts'
import { colleaguesWhoWrite } from './colleagues.ts'
import { itemsOf, newestUnread } from './thread-lines.ts'
import { changeThread, findThread, lockThread, lockThreads, subjectOfThread, type ThreadRow } from './thread-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/inbox.ts'

const mostNewest = 10

export const setMailState = handler(
  contract.setMailState,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const action = await checked(ctx, body)
    await perform(ctx, await lockThread(ctx, params.applicationId), action)
    const [item] = await itemsOf(ctx, [params.applicationId])
    if (!item) throw notFound('communication_thread_not_found')
    return { item }
  },
)

export const setMailStates = handler(
  contract.setMailStates,
  { permission: 'shared_communication' },
  async (ctx, { body }) => {
    const action = await checked(ctx, body)
    const threads = await lockThreads(ctx, body.targets)
    for (const thread of threads) await perform(ctx, thread, action)
    return { changed: threads.length }
  },
)

export const getUnreadCount = handler(contract.getUnreadCount, { permission: 'shared_communication' }, async (ctx) => {
  return { unread_messages: await countUnread(ctx) }
})

export const getUnreadMessages = handler(
  contract.getUnreadMessages,
  { permission: 'shared_communication' },
  async (ctx) => {
    return { unread_messages: await countUnread(ctx), items: await newestUnread(ctx, mostNewest) }
  },
)

/** Called when a thread is opened, even if it has nothing unread. */
export const markMailRead = handler(
  contract.markMailRead,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const thread = await findThread(ctx, params.applicationId)
    await markRead(ctx, thread.id, ctx.user.id)
    return { unread_messages: await countUnread(ctx) }
  },
)

type Action = { state: ThreadAction; userId: string | null; until: Date | null }

/** Checks that the snooze time is in the future and that the assignee can write mails. */
async function checked(ctx: StaffContext, { state, userId, until }: ThreadActionBody): Promise<Action> {
  const moment = until ? new Date(until) : null
  if (state === 'snooze' && moment && moment <= ctx.now) {
    throw fieldRefusal('until', 'communication_snooze_is_past')
  }
  if (state === 'assign' && userId) {
    const [colleague] = await colleaguesWhoWrite(ctx, [userId])
    if (!colleague) throw fieldRefusal('userId', 'communication_colleague_not_known')
  }
  return { state, userId: userId ?? null, until: moment }
}

async function perform(ctx: StaffContext, thread: ThreadRow, { state, userId, until }: Action): Promise<void> {
  switch (state) {
    case 'read':
      return markRead(ctx, thread.id, ctx.user.id)
    case 'unread':
      return putAsideFor(ctx, thread, ctx.user.id)
    case 'important':
    case 'unimportant':
      return changeThread(ctx, thread.id, { isImportant: state === 'important' })
    case 'archive':
    case 'unarchive':
      return changeThread(ctx, thread.id, { archivedAt: state === 'archive' ? ctx.now : null })
    case 'snooze':
      return changeThread(ctx, thread.id, { snoozedUntil: until })
    case 'assign':
      return assign(ctx, thread, userId)
  }
}

const putAsideFor = (ctx: StaffContext, { id }: ThreadRow, userId: string): Promise<void> =>
  markUnread(ctx.client, ctx.workspace.id, {
    news: [{ threadId: id, hasMail: true, hasBounce: false }],
    users: [userId],
  })

/** Marks the thread unread for its new assignee. */
async function assign(ctx: StaffContext, thread: ThreadRow, userId: string | null): Promise<void> {
  if (thread.assignedTo === userId) return
  await changeThread(ctx, thread.id, { assignedTo: userId })
  if (userId && userId !== ctx.user.id) {
    await putAsideFor(ctx, thread, userId)
  }
  ctx.record({
    event: 'thread.assigned',
    subject: subjectOfThread(ctx, thread),
    changes: [{ field: 'assigned_to', old: thread.assignedTo, new: userId }],
  })
}
