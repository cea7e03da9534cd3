// Letting progress by number, area and rent: objects as they are now, counted from the objects themselves.

import { getTableName } from 'drizzle-orm'
import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import type { Chart, Figure } from '../../contract/figures.ts'
import { figureOf, numberTold, shareTold, sum, type Making } from './parts.ts'
import { narrowing, objectsTarget } from './targets.ts'

const objects = getTableName(propertyObject)

/** Tabs of the object lists, from let to free; drafts and inactive objects are not offered and do not count. */
const progress = ['rented', 'under_notice', 'assigned', 'reserved', 'with_offer', 'available'] as const

export interface ObjectCount {
  kind: ObjectKind
  state: (typeof progress)[number]
  objects: number
  area: number
  /** Rappen a month, or the selling price. */
  price: number
}

const counted = `
select t.kind, case when t.next_state is not null then 'under_notice'
    when t.progress_state in ('rented', 'sold') then 'rented' else t.progress_state end as state,
  count(*)::integer as objects, coalesce(sum(t.area), 0) as area,
  coalesce(sum(case when $4 then t.selling_price else t.gross_rent end), 0)::bigint as price
from ${objects} t where t.workspace_id = $1 and t.progress_state not in ('draft', 'inactive')
  and ($2::uuid[] is null or t.building_id = any($2)) and ($3::text[] is null or t.kind = any($3))
  and ($5::uuid[] is null or t.id = any($5))
group by 1, 2`

type Scope = Pick<Making, 'ctx' | 'filters' | 'objects'>

export async function countObjects({ ctx, filters, objects: ids }: Scope): Promise<ObjectCount[]> {
  const { rows } = await ctx.client.query<ObjectCount>(counted, [
    ctx.workspace.id,
    filters.buildings.length > 0 ? filters.buildings : null,
    filters.objectKinds.length > 0 ? filters.objectKinds : null,
    isSelling(ctx.workspace.projectType),
    ids ?? null,
  ])
  const place = (one: ObjectCount) => objectKinds.indexOf(one.kind) * 10 + progress.indexOf(one.state)
  return rows.toSorted((a, b) => place(a) - place(b))
}

export const isLet = ({ state }: ObjectCount): boolean => state === 'rented' || state === 'under_notice'

export async function lettingFigure(making: Making): Promise<Figure> {
  const { ctx } = making
  const found = await countObjects(making)
  const hasKinds = new Set(found.map(({ kind }) => kind)).size > 1
  const all = sum(found.map((one) => one.objects))
  const let_ = sum(found.filter(isLet).map((one) => one.objects))
  const sells = isSelling(ctx.workspace.projectType)
  const chartOf = (key: 'number' | 'area' | 'price', unit: 'count' | 'area' | 'rappen'): Chart => {
    const name = key === 'price' && !sells ? 'rent' : key
    return {
      kind: 'bars',
      key,
      title: ctx.t(`analytics_letting_${name}`),
      rowTitle: ctx.t('analytics_row_letting'),
      unit,
      arrangement: 'grouped',
      series: [{ key, label: ctx.t(`analytics_letting_${name}`) }],
      rows: found.map((one) => ({
        key: `${one.kind}-${one.state}`,
        label: labelOf(making, one, hasKinds),
        values: [key === 'number' ? one.objects : one[key]],
        records: one.objects,
        deleted: 0,
        target: narrowing(objectsTarget(making, one), { object_kinds: one.kind }),
      })),
    }
  }
  return figureOf(ctx, {
    id: 'letting',
    headline: shareTold(let_, all),
    sentence: ctx.t(sells ? 'analytics_sentence_sold' : 'analytics_sentence_letting', {
      let: numberTold(let_),
      all: numberTold(all),
      share: shareTold(let_, all),
    }),
    charts: [chartOf('number', 'count'), chartOf('area', 'area'), chartOf('price', 'rappen')],
    notes: [ctx.t('analytics_exact_now')],
  })
}

function labelOf({ ctx }: Making, { kind, state }: ObjectCount, hasKinds: boolean): string {
  const sold = state === 'rented' && isSelling(ctx.workspace.projectType)
  const word = ctx.t(sold ? 'state_sold' : state === 'under_notice' ? 'objects_tab_under_notice' : `state_${state}`)
  return hasKinds ? `${ctx.t(`objects_title_${kind}`)}: ${word}` : word
}
