// Filters of the public list as a form that works without scripts; with them, each change applies at once.

import type { FrameFilter } from '#areas/project-settings/rules/frame-settings.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import type { getPublicListInit } from '../../../contract/public.ts'
import { amountWords, measureWords } from '../../../rules/amount-words.ts'
import { choicesOf, publicViews, type PublicSearch } from '../../../rules/public-pages/public-search.ts'
import { onlyFreeText } from '../../../rules/public-pages/public-state-text.ts'
import { publicListPath } from '../public-paths.ts'

export interface Filtering {
  init: ResponseOf<typeof getPublicListInit>
  found: PublicSearch
  filters: readonly FrameFilter[]
  /** Parameters that every link of the list keeps. */
  kept: Readonly<Record<string, string>>
}

interface Choice {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
}

export function filtersOf(ctx: Context, filtering: Filtering): Html | null {
  const { init, found, filters, kept } = filtering
  if (filters.length === 0) return null
  const { t } = ctx
  const has = (filter: FrameFilter) => filters.includes(filter)
  const { kinds } = init
  const hidden = Object.entries({
    ...kept,
    ...(found.kind !== kinds[0]?.value && { kind: found.kind }),
    ...(!has('view') && found.view !== 'cards' && { view: found.view }),
  })
  return html`<div class="list-filters">
    ${has('kind') && kinds.length > 1 && kindsOf(ctx, filtering)}
    <form class="list-fields" action="${publicListPath}">
      ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${choicesIn(ctx, filtering).map(selectOf)}
      ${has('free') && html`<label class="list-chip"><input type="checkbox" name="onlyFree" value="true" ${found.onlyFree && html`checked`} />${t(onlyFreeText(ctx.workspace.projectType))}</label>`}
      <button class="list-show">${t('objects_public_show')}</button>
      ${has('view') && viewsOf(ctx, found)}
    </form>
  </div>`
}

const kindsOf = ({ t }: Context, { init, found, kept }: Filtering): Html =>
  html`<nav class="list-kinds" aria-label="${t('objects_column_object_type')}">
    ${init.kinds.map(({ value, displayName, count }) => {
      const search = new URLSearchParams({ ...kept, kind: value, ...(found.view !== 'cards' && { view: found.view }) })
      return html`<a
        class="list-chip"
        href="${publicListPath}?${search.toString()}"
        ${value === found.kind && html`aria-current="page"`}
        >${displayName} ${count}</a
      >`
    })}
  </nav>`

function choicesIn(ctx: Context, { init, found, filters }: Filtering): Choice[] {
  const { t, workspace } = ctx
  const isForSale = init.kinds.find(({ value }) => value === found.kind)?.isForSale ?? false
  const { areas, hasRooms, rents, prices, sorts } = choicesOf[found.kind]
  const has = (filter: FrameFilter) => filters.includes(filter)
  const money = (amount: number) => ({ value: String(amount), label: `${workspace.currency} ${amountWords(amount)}` })
  const any = { value: '', label: t('objects_public_any') }
  return [
    has('city') && init.cities.length > 1
      ? {
          name: 'city',
          label: t('objects_column_city'),
          value: found.city,
          options: [any, ...init.cities.map((city) => ({ value: city, label: city }))],
        }
      : [],
    has('rooms') && hasRooms && init.rooms.length > 1
      ? {
          name: 'minRooms',
          label: t('objects_public_rooms'),
          value: found.minRooms,
          options: [any, ...init.rooms.map((rooms) => from(ctx, rooms, ''))],
        }
      : [],
    has('rooms') && areas.length > 0
      ? {
          name: 'minArea',
          label: t('objects_public_area'),
          value: found.minArea,
          options: [any, ...areas.map((area) => from(ctx, area, ' m²'))],
        }
      : [],
    has('price')
      ? {
          name: 'maxPrice',
          label: t(isForSale ? 'objects_public_max_price' : 'objects_public_max_rent'),
          value: found.maxPrice,
          options: [any, ...(isForSale ? prices : rents).map(money)],
        }
      : [],
    has('sort') && found.view !== 'houses'
      ? {
          name: 'sort',
          label: t('objects_public_sort'),
          value: found.sort,
          options: sorts.map((sort) => ({
            value: sort,
            label: t(`objects_public_sort_${sort.replace('-', 'down_')}`),
          })),
        }
      : [],
  ].flat()
}

const from = ({ t }: Context, least: number, unit: string) => ({
  value: String(least),
  label: t('objects_public_from_rooms', { rooms: `${measureWords(least)}${unit}` }),
})

const selectOf = ({ name, label, value, options }: Choice): Html =>
  html`<label class="list-choice"
    ><span>${label}</span
    ><select name="${name}">
      ${options.map((one) => html`<option value="${one.value}" ${one.value === value && html`selected`}>${one.label}</option>`)}
    </select></label
  >`

const viewsOf = ({ t }: Context, found: PublicSearch): Html =>
  html`<div class="list-views" role="radiogroup" aria-label="${t('objects_public_view')}">
    ${publicViews.map((view) => html`<label data-view="${view}"><input type="radio" name="view" value="${view}" ${view === found.view && html`checked`} />${t(`objects_public_view_${view}`)}</label>`)}
  </div>`
