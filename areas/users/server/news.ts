// News of a person: stored with each notification, shown on the home page, deleted after two weeks.

import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { permissions } from '#platform/rules/permissions.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { nextMorning } from '../rules/morning.ts'
import { dailyMailJob } from './daily-mail.ts'
import type { Heard } from './listeners.ts'
import { staffNews } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/news.ts'

/** Also schedules the daily mail of those who want it, with their first news of the day. */
export async function keepNews(ctx: Context, heard: readonly Heard[]): Promise<void> {
  const dueAt = nextMorning(ctx.now)
  const news = heard.flatMap(({ happening, listeners }) => listeners.map((listener) => ({ happening, ...listener })))
  if (news.length === 0) return
  const daily = [...new Set(news.flatMap(({ person, channel }) => (channel === 'daily' ? [person.id] : [])))]
  const ordered = await alreadyDue(ctx, daily, dueAt)
  await ctx.db.insert(staffNews).values(
    news.map(({ happening: { kind, permission, name, path }, person, channel }) => ({
      workspaceId: ctx.workspace.id,
      id: newId(),
      userId: person.id,
      kind,
      permission,
      name,
      path,
      happenedAt: ctx.now,
      dueAt: channel === 'daily' ? dueAt : null,
    })),
  )
  for (const userId of daily.filter((id) => !ordered.has(id))) {
    await ctx.enqueue(dailyMailJob, { userId, dueAt: dueAt.toISOString() }, { startAfter: dueAt })
  }
}

async function alreadyDue(ctx: Context, userIds: string[], dueAt: Date): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await ctx.db
    .selectDistinct({ userId: staffNews.userId })
    .from(staffNews)
    .where(
      and(
        eq(staffNews.workspaceId, ctx.workspace.id),
        inArray(staffNews.userId, userIds),
        eq(staffNews.dueAt, dueAt),
        isNull(staffNews.toldAt),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

const mostShown = 50

const own = (ctx: StaffContext) =>
  and(
    eq(staffNews.workspaceId, ctx.workspace.id),
    eq(staffNews.userId, ctx.user.id),
    inArray(
      staffNews.permission,
      permissions.filter((one) => ctx.can(one)),
    ),
  )

export const getNews = handler(contract.getNews, { permission: 'permit' }, async (ctx) => {
  const rows = await ctx.db
    .select()
    .from(staffNews)
    .where(own(ctx))
    .orderBy(desc(staffNews.happenedAt), desc(staffNews.id))
    .limit(mostShown)
  const [unread] = await ctx.db
    .select({ number: count() })
    .from(staffNews)
    .where(and(own(ctx), isNull(staffNews.readAt)))
  return {
    unread: unread?.number ?? 0,
    news: rows.map(({ id, kind, name, path, happenedAt, readAt }) => ({
      id,
      kind,
      name,
      path,
      happenedAt: happenedAt.toISOString(),
      isRead: readAt !== null,
    })),
  }
})

/** Unknown ids and those of other people are ignored. */
export const readNews = handler(contract.readNews, { permission: 'permit' }, async (ctx, { body }) => {
  await ctx.db
    .update(staffNews)
    .set({ readAt: ctx.now })
    .where(and(own(ctx), inArray(staffNews.id, body.ids), isNull(staffNews.readAt)))
  return {}
})

export const forgetNewsJob = 'forget-news'

const keptFor = 14 * 24 * 60 * 60 * 1000

/** Runs every night. News contain names of people; older events remain in the history of their subject. */
export async function forgetOldNews(ctx: Context): Promise<void> {
  await ctx.db
    .delete(staffNews)
    .where(
      and(eq(staffNews.workspaceId, ctx.workspace.id), lt(staffNews.happenedAt, new Date(ctx.now.getTime() - keptFor))),
    )
}

/** Returns the paths that already have news, so that many similar events are reported only once. */
export async function toldAbout(ctx: Context, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await ctx.db
    .selectDistinct({ path: staffNews.path })
    .from(staffNews)
    .where(and(eq(staffNews.workspaceId, ctx.workspace.id), inArray(staffNews.path, [...paths])))
  return new Set(rows.map(({ path }) => path))
}

/** Deletes news about pages that no longer exist or no longer name a person. */
export async function forgetNewsAbout(ctx: Context, paths: readonly string[]): Promise<void> {
  await ctx.db
    .delete(staffNews)
    .where(and(eq(staffNews.workspaceId, ctx.workspace.id), inArray(staffNews.path, [...paths])))
}
