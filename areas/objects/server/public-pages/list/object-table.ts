// The public objects as a table on a page of another area, with the rules of the list: the same objects, prices, states
// and wish list.

import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { publicListQuery } from '../../../contract/public.ts'
import { inTableOrder, type TableColumn, type TableSort } from '../../../rules/public-pages/table-columns.ts'
import type { Item } from '../public-item.ts'
import { listPublicObjects } from '../public-list.ts'
import { publicListPath, publicObjectPath } from '../public-paths.ts'
import { tableOf } from './list-table.ts'
import { wishBar, wishTexts } from './wish-parts.ts'

interface Wanted {
  /** Empty for all kinds. */
  kinds: readonly ObjectKind[]
  columns: readonly TableColumn[]
  sort: TableSort
  /** Address of the page in another order. */
  linkOf: (sort: TableSort) => string
  /** True for the table of the page that shows the wish list; a page has one. */
  hasWishBar: boolean
}

const mostOfAKind = 100
/** The table has no pages of its own: further objects are in the list. */
const mostShown = 36

export async function objectTable(ctx: Context, { kinds, columns, sort, linkOf, hasWishBar }: Wanted): Promise<Html> {
  const { t, language } = ctx
  const found: Item[] = []
  let total = 0
  for (const kind of objectKinds.filter((one) => kinds.length === 0 || kinds.includes(one))) {
    const query = publicListQuery.parse({ kind, rowsPerPage: mostOfAKind })
    const { items, pagination } = await listPublicObjects.run(ctx, { params: undefined, query, body: undefined })
    found.push(...items)
    total += pagination.totalItems
  }
  if (total === 0) return html`<p class="list-soft">${t('objects_public_none_text')}</p>`
  const kept = `?lang=${language}`
  const table = tableOf(ctx, {
    columns,
    items: inTableOrder(found, sort).slice(0, mostShown),
    linkOf: (id) => publicObjectPath(id) + kept,
    sorting: { sort, linkOf },
  })
  const more = html`<p class="list-more">
    <a class="list-button" href="${publicListPath}${kept}">${t('objects_public_more', { count: total })}</a>
  </p>`
  return html`<div class="list-page" ${wishTexts(ctx)}>
    <div class="list-results">${table}</div>
    ${total > mostShown && more} ${hasWishBar && wishBar(ctx, {})}
  </div>`
}
