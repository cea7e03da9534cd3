// Cost of vacancy per day: the rent of the objects that could be lived in today and are not let.

import { getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Figure } from '../../contract/figures.ts'
import { filterKeys } from '../../rules/filter-keys.ts'
import { figureOf, numberTold, sum, type Making } from './parts.ts'
import { narrowing, objectsTarget } from './targets.ts'

const objects = getTableName(propertyObject)
const buildings = getTableName(building)

/** Condition on the row `t` of an object; `today` is SQL of a day. */
export const isVacant = (today: string): string =>
  `(t.progress_state in ('available', 'with_offer', 'assigned', 'reserved') and t.next_state is null
    and t.move_in_date <= ${today} and t.gross_rent is not null)`

interface Vacancy {
  building_id: string
  title: string
  kind: ObjectKind
  objects: number
  /** Rappen a month. */
  rent: number
}

const vacant = `
select t.building_id, b.title, t.kind, count(*)::integer as objects, sum(t.gross_rent)::bigint as rent
from ${objects} t join ${buildings} b on b.workspace_id = t.workspace_id and b.id = t.building_id
where t.workspace_id = $1 and ${isVacant('$4::date')}
  and ($2::uuid[] is null or t.building_id = any($2)) and ($3::text[] is null or t.kind = any($3))
  and ($5::uuid[] is null or t.id = any($5))
group by 1, 2, 3 order by rent desc, 2, 3`

/** A month is a twelfth of 365 days. */
const perDay = (rent: number) => Math.round((rent * 12) / 365)

export async function vacancyFigure(making: Making): Promise<Figure> {
  const { ctx, filters, isDetail } = making
  const { rows } = await ctx.client.query<Vacancy>(vacant, [
    ctx.workspace.id,
    filters.buildings.length > 0 ? filters.buildings : null,
    filters.objectKinds.length > 0 ? filters.objectKinds : null,
    dayOf(ctx.now),
    making.objects ?? null,
  ])
  const shown = isDetail ? rows : rows.slice(0, 12)
  const hasKinds = new Set(rows.map(({ kind }) => kind)).size > 1
  const count = sum(rows.map((one) => one.objects))
  const amount = writtenMoney(perDay(sum(rows.map(({ rent }) => rent))))
  return figureOf(ctx, {
    id: 'vacancy',
    headline: amount,
    sentence:
      count === 0
        ? ctx.t('analytics_no_vacancy')
        : ctx.t('analytics_sentence_vacancy', {
            count: numberTold(count),
            amount,
          }),
    charts:
      shown.length === 0
        ? []
        : [
            {
              kind: 'bars',
              key: 'vacancy',
              title: ctx.t('analytics_figure_vacancy'),
              rowTitle: ctx.t('analytics_building'),
              unit: 'rappen',
              arrangement: 'grouped',
              series: [{ key: 'cost', label: ctx.t('analytics_series_vacancy') }],
              rows: shown.map((one) => ({
                key: `${one.building_id}-${one.kind}`,
                label: hasKinds ? `${one.title}, ${ctx.t(`objects_title_${one.kind}`)}` : one.title,
                values: [perDay(one.rent)],
                records: one.objects,
                deleted: 0,
                target: narrowing(
                  objectsTarget(
                    making,
                    { kind: one.kind, state: 'all' },
                    { building: [one.building_id], [filterKeys.vacant]: true },
                  ),
                  { buildings: one.building_id, object_kinds: one.kind },
                ),
              })),
            },
          ],
    notes: [
      ctx.t('analytics_exact_now'),
      ...(shown.length < rows.length ? [ctx.t('analytics_first_rows', { shown: shown.length, all: rows.length })] : []),
    ],
  })
}
