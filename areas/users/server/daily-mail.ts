// Sends one mail a morning to each person who wants it: the events since the last one, grouped by kind.

import { and, eq, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { translatorFor, type Translate } from '#platform/server/i18n/texts.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { activeStaff } from './active-staff.ts'
import { declaredNotifications } from './notification-kinds.ts'
import { staffNews } from './tables.ts'

type News = typeof staffNews.$inferSelect

export const dailyMailJob = 'daily-mail'
const jobData = z.object({ userId: z.uuid(), dueAt: z.iso.datetime() })

/** Marks the due news as sent, so that a second job of the same morning finds none. */
export async function sendDailyMail(ctx: Context, data: unknown): Promise<void> {
  const { userId, dueAt } = jobData.parse(data)
  const taken = await ctx.db
    .update(staffNews)
    .set({ toldAt: ctx.now })
    .where(
      and(
        eq(staffNews.workspaceId, ctx.workspace.id),
        eq(staffNews.userId, userId),
        lte(staffNews.dueAt, new Date(dueAt)),
        isNull(staffNews.toldAt),
      ),
    )
    .returning()
  const reader = (await activeStaff(ctx)).find(({ person }) => person.id === userId)
  const news = taken.filter(({ permission }) => reader?.can(permission))
  if (!reader || news.length === 0) return
  const { person } = reader
  const t = translatorFor(person.language, ctx.workspace.projectType)
  const name = `${person.firstName} ${person.lastName}`
  const workspace = ctx.workspace.name
  await queueMail(ctx, {
    kind: 'staff-daily',
    language: person.language,
    to: { name, address: person.email },
    subject: t('users_daily_subject', { workspace }),
    greeting: t('users_mail_greeting', { name }),
    paragraphs: [
      t('users_daily_text', { workspace }),
      ...declaredNotifications().kinds.flatMap(({ kind }) =>
        paragraphOf(
          ctx,
          t,
          news.filter((one) => one.kind === kind),
        ),
      ),
      t('users_mail_why'),
    ],
    button: { label: t('users_daily_button'), href: ctx.linkTo('/home') },
    closing: t('users_mail_closing'),
  })
}

/** Maximum number of events listed by name; the rest is a count. */
const mostNamed = 20

function paragraphOf(ctx: Context, t: Translate, news: readonly News[]): string[] {
  const [first] = news
  if (!first) return []
  const inOrder = news.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime())
  const lines = inOrder.slice(0, mostNamed).map(({ name, path }) => `${name}: ${ctx.linkTo(path)}`)
  const rest = news.length - lines.length
  const more = rest > 0 ? [t('users_daily_more', { count: rest })] : []
  return [[`${t(`users_kind_${first.kind}`)} (${news.length})`, ...lines, ...more].join('\n')]
}
