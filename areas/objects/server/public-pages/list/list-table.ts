// Objects as a table for comparison; on phones, the rows become cards.

import type { FrameColumn } from '#areas/project-settings/rules/frame-settings.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { measureWords } from '../../../rules/amount-words.ts'
import { ownName } from '../../../rules/public-pages/public-name.ts'
import { amountOf } from '../../../rules/public-pages/public-words.ts'
import type { Item } from '../public-item.ts'
import { badgeOf, wishButton } from './shown-item.ts'

interface Column {
  /** Text key of the column heading. */
  name: string
  isNumber?: true
  /** Shown without its label on phones. */
  isPlain?: true
  cell: (item: Item, currency: string) => Html | string
}

const measured = (value: number | null) => (value === null ? '' : measureWords(value))

const columns: Record<FrameColumn, Column> = {
  rooms: { name: 'objects_column_rooms', isNumber: true, cell: ({ rooms }) => measured(rooms) },
  area: { name: 'objects_column_area', isNumber: true, cell: ({ area }) => measured(area) },
  floor: { name: 'objects_column_floor', cell: ({ floor }) => floor ?? '' },
  move_in_date: {
    name: 'objects_column_move_in_date',
    cell: ({ object_state, move_in_date }) =>
      object_state === 'free' && move_in_date !== null ? swissDate(move_in_date) : '',
  },
  price: { name: 'objects_public_price', isNumber: true, cell: (item, currency) => amountOf(item, currency) || '–' },
  state: { name: 'objects_column_state', isPlain: true, cell: badgeOf },
}

interface Shown {
  columns: readonly FrameColumn[]
  items: readonly Item[]
  linkOf: (id: string) => string
}

/** Columns in the order of the settings. One that is empty for all objects is left out, such as the rooms of parking spaces. */
export function tableOf(ctx: Context, { columns: wanted, items, linkOf }: Shown): Html {
  const { t, workspace } = ctx
  const shown = wanted
    .map((key) => columns[key])
    .filter(({ cell }) => items.some((item) => cell(item, workspace.currency) !== ''))
  const numbered = ({ isNumber }: Column) => isNumber && html`class="list-number"`
  return html`<div class="list-frame">
    <table class="list-table">
      <thead>
        <tr>
          <th scope="col">${t('objects_column_title')}</th>
          ${shown.map((column) => html`<th scope="col" ${numbered(column)}>${t(column.name)}</th>`)}
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
              ${shown.map((column) => html`<td ${numbered(column)} ${!column.isPlain && html`data-label="${t(column.name)}"`}>${column.cell(item, workspace.currency)}</td>`)}
              <td class="list-last">
                ${item.application_form === null ? item.application_closed : wishButton(ctx, item)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const nameOf = (item: Item): string => {
  const own = ownName(item)
  return own ? `${own}, ${item.address}` : item.title
}
