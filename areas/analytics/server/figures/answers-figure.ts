// Time in which the team answers mails. Read from the newest mails of the period, so that the cost does not grow.

import { dayAfter } from '#platform/rules/calendar-day.ts'
import type { Figure } from '../../contract/figures.ts'
import { figureOf, numberTold, shareTold, sum, type Making } from './parts.ts'

const most = 5000
const defaultDays = 90

const spans = ['hours_4', 'day_1', 'days_2', 'days_5', 'later', 'open'] as const

interface Answered {
  span: (typeof spans)[number]
  mails: number
}

/** A person's mail counts as answered by the next mail of the thread that a colleague wrote. */
const answers = `
with received as (
  select m.thread_id, m.created_at from mail_message m
  where m.workspace_id = $1 and m.direction = 'in' and m.needs_reading and not m.is_automatic and m.thread_id is not null
    and m.created_at >= ($2::date)::timestamp at time zone 'Europe/Zurich'
    and ($3::date is null or m.created_at < ($3::date + 1)::timestamp at time zone 'Europe/Zurich')
  order by m.created_at desc limit ${most}
),
waited as (
  select (select min(a.created_at) from mail_message a where a.workspace_id = $1 and a.thread_id = r.thread_id
    and a.direction = 'out' and a.author_id is not null and a.created_at > r.created_at) - r.created_at as span
  from received r
)
select case when span is null then 'open' when span <= interval '4 hours' then 'hours_4' when span <= interval '1 day' then 'day_1'
    when span <= interval '2 days' then 'days_2' when span <= interval '5 days' then 'days_5' else 'later' end as span,
  count(*)::integer as mails
from waited group by 1`

export async function answersFigure({ ctx, filters }: Making): Promise<Figure> {
  const from = filters.from ?? dayAfter(ctx.now, -defaultDays)
  const { rows } = await ctx.client.query<Answered>(answers, [ctx.workspace.id, from, filters.to])
  const mailsOf = (span: string) => rows.find((row) => row.span === span)?.mails ?? 0
  const all = sum(rows.map(({ mails }) => mails))
  const withinDay = mailsOf('hours_4') + mailsOf('day_1')
  return figureOf(ctx, {
    id: 'answers',
    headline: shareTold(withinDay, all),
    sentence:
      all === 0
        ? ctx.t('analytics_no_mails')
        : ctx.t('analytics_sentence_answers', { share: shareTold(withinDay, all), count: numberTold(all) }),
    charts:
      all === 0
        ? []
        : [
            {
              kind: 'bars',
              key: 'answers',
              title: ctx.t('analytics_figure_answers'),
              rowTitle: ctx.t('analytics_row_answers'),
              unit: 'count',
              arrangement: 'grouped',
              series: [{ key: 'mails', label: ctx.t('analytics_series_mails') }],
              rows: spans.map((span) => ({
                key: span,
                label: ctx.t(`analytics_answer_${span}`),
                values: [mailsOf(span)],
                records: mailsOf(span),
                deleted: 0,
                target: null,
              })),
            },
          ],
    notes: [
      ctx.t('analytics_answers_unfiltered'),
      ...(all === most ? [ctx.t('analytics_newest', { count: numberTold(most) })] : []),
    ],
  })
}
