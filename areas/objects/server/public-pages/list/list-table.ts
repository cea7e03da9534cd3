// Objects as a table for comparison; on phones, the rows become cards.

import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { amountWords, measureWords } from '../../../rules/amount-words.ts'
import { ownName } from '../../../rules/public-pages/public-name.ts'
import { amountOf } from '../../../rules/public-pages/public-words.ts'
import {
  columnOf,
  tableColumnTexts,
  type TableColumn,
  type TableSort,
} from '../../../rules/public-pages/table-columns.ts'
import type { Item } from '../public-item.ts'
import { badgeOf, wishButton } from './shown-item.ts'

interface Column {
  isNumber?: true
  /** Shown without its label on phones. */
  isPlain?: true
  cell: (item: Item, currency: string) => Html | string
}

const measured = (value: number | null) => (value === null ? '' : measureWords(value))

const columns: Record<TableColumn, Column> = {
  building: { cell: ({ building }) => building },
  rooms: { isNumber: true, cell: ({ rooms }) => measured(rooms) },
  area: { isNumber: true, cell: ({ area }) => measured(area) },
  floor: { cell: ({ floor }) => floor ?? '' },
  move_in_date: {
    cell: ({ object_state, move_in_date }) =>
      object_state === 'free' && move_in_date !== null ? swissDate(move_in_date) : '',
  },
  net_rent: {
    isNumber: true,
    cell: ({ rentalgross_net }, currency) =>
      rentalgross_net === null ? '' : `${currency} ${amountWords(rentalgross_net)}`,
  },
  price: { isNumber: true, cell: (item, currency) => amountOf(item, currency) || '–' },
  state: { isPlain: true, cell: badgeOf },
}

interface Shown {
  columns: readonly TableColumn[]
  items: readonly Item[]
  linkOf: (id: string) => string
  /** Makes the headings links that sort by their column. */
  sorting?: Sorting
}

export interface Sorting {
  sort: TableSort
  linkOf: (sort: TableSort) => string
}

/** Columns in the order of the settings. One that is empty for all objects is left out, such as the rooms of parking spaces. */
export function tableOf(ctx: Context, { columns: wanted, items, linkOf, sorting }: Shown): Html {
  const { t, workspace } = ctx
  const filled = wanted.filter((key) => items.some((item) => columns[key].cell(item, workspace.currency) !== ''))
  const heading = (key: TableColumn | 'title') => headingOf(t, key, sorting)
  return html`<div class="list-frame">
    <table class="list-table">
      <thead>
        <tr>
          ${heading('title')} ${filled.map(heading)}
          <th scope="col"><span class="visually-hidden">${t('objects_wish_list')}</span></th>
        </tr>
      </thead>
      <tbody>
        ${items.map(
          (item) =>
            html`<tr>
              <td class="list-name">
                <a href="${linkOf(item.id)}">${nameOf(item)}</a
                ><span class="list-soft">${item.postal_code} ${item.city}</span>
              </td>
              ${filled.map((key) => cellOf(ctx, key, item))}
              <td class="list-last">
                ${item.application_form === null ? item.application_closed : wishButton(ctx, item)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function cellOf({ t, workspace }: Context, key: TableColumn, item: Item): Html {
  const { isNumber, isPlain, cell } = columns[key]
  return html`<td
    ${isNumber && html`class="list-number"`}
    ${!isPlain && html`data-label="${t(tableColumnTexts[key])}"`}
  >
    ${cell(item, workspace.currency)}
  </td>`
}

/** Sorting again by the same column reverses the order. */
function headingOf(t: Context['t'], key: TableColumn | 'title', sorting: Sorting | undefined): Html {
  const label = t(key === 'title' ? 'objects_column_title' : tableColumnTexts[key])
  const numbered = key !== 'title' && columns[key].isNumber && html`class="list-number"`
  if (!sorting) return html`<th scope="col" ${numbered}>${label}</th>`
  const { sort, linkOf } = sorting
  const isSorted = columnOf(sort) === key
  const isDown = sort.startsWith('-')
  const order = isSorted && html`aria-sort="${isDown ? 'descending' : 'ascending'}"`
  return html`<th scope="col" ${numbered} ${order}>
    <a href="${linkOf(isSorted && !isDown ? `-${key}` : key)}" rel="nofollow">${label}</a>
  </th>`
}

const nameOf = (item: Item): string => {
  const own = ownName(item)
  return own ? `${own}, ${item.address}` : item.title
}
