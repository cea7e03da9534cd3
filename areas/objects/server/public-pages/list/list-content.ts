// Content of the public list: heading, filters, and the objects as cards or as a table.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import type { FrameColumn } from '#areas/project-settings/rules/frame-settings.ts'
import type { listPublicObjects } from '../../../contract/public.ts'
import { addressParts, isNarrowed } from '../../../rules/public-pages/public-search.ts'
import { withColumns } from '../../../rules/shown-columns.ts'
import { publicListPath, publicObjectPath } from '../public-paths.ts'
import { cardsOf } from './list-cards.ts'
import { filtersOf, type Filtering } from './list-filters.ts'
import { tableOf } from './list-table.ts'
import { wishBar, wishTexts } from './wish-parts.ts'

export interface Listing extends Filtering {
  columns: readonly FrameColumn[]
  /** Null while the web app is to show the objects. */
  list: ResponseOf<typeof listPublicObjects> | null
}

export function listContent(ctx: Context, listing: Listing): Html {
  const { t } = ctx
  const { init, found, kept } = listing
  const kind = init.kinds.find(({ value }) => value === found.kind)
  if (!kind) return emptyState(t('objects_public_none'), t('objects_public_none_text'))
  const lead = kind.isForSale ? 'objects_public_lead_to_buy' : 'objects_public_lead'
  return html`<div class="list-page" ${wishTexts(ctx)}>
    <header class="list-head">
      <h1 tabindex="-1">
        ${t(kind.isForSale ? 'objects_public_buy' : 'objects_public_rent', { kind: kind.displayName })}
      </h1>
      ${init.canApply && html`<p class="list-soft">${t(lead)}</p>`}
    </header>
    ${filtersOf(ctx, listing)} ${listing.list && countOf(ctx, listing.list)}
    <div class="list-results">${listing.list && resultsOf(ctx, listing, listing.list)}</div>
    ${wishBar(ctx, kept)}
  </div>`
}

function resultsOf(
  ctx: Context,
  { init, found, kept, columns }: Listing,
  list: ResponseOf<typeof listPublicObjects>,
): Html {
  const { t } = ctx
  const { totalItems, rowsPerPage } = list.pagination
  const totalPages = Math.ceil(totalItems / rowsPerPage)
  const items = list.items.map((item) => withColumns(item, columns))
  const first = init.kinds[0]?.value ?? found.kind
  const linkTo = (search: Record<string, string>) =>
    `${publicListPath}?${new URLSearchParams({ ...kept, ...search }).toString()}`
  const own = new URLSearchParams(kept).toString()
  const linkOf = (id: string) => publicObjectPath(id) + (own && `?${own}`)
  const all = { ...(found.kind !== first && { kind: found.kind }), ...(found.view !== 'cards' && { view: found.view }) }
  const clear = html`<a class="list-button" href="${linkTo(all)}">${t('objects_public_clear')}</a>`
  const page = (number: number, key: string) =>
    html`<a class="list-button" href="${linkTo({ ...addressParts(found, first), page: String(number) })}">${t(key)}</a>`
  return html`${
    totalItems === 0
      ? emptyState(t('objects_public_nothing'), t('objects_public_nothing_text'), isNarrowed(found) ? clear : null)
      : found.view === 'table'
        ? tableOf(ctx, { columns, items, linkOf })
        : cardsOf(ctx, items, linkOf)
  }
  ${
    totalPages > 1 &&
    html`<nav class="list-pages" aria-label="${t('objects_pages')}">
      ${found.page > 1 && page(found.page - 1, 'objects_page_previous')}<span>${t('objects_page_of', { page: found.page, pages: totalPages })}</span>${found.page < totalPages && page(found.page + 1, 'objects_page_next')}
    </nav>`
  }`
}

/** Outside the results, which are replaced: screen readers announce a change of this element. */
const countOf = ({ t }: Context, { pagination: { totalItems } }: ResponseOf<typeof listPublicObjects>): Html =>
  html`<p class="list-count" role="status">
    ${t(totalItems === 1 ? 'objects_public_count_one' : 'objects_public_count', { count: totalItems })}
  </p>`

const emptyState = (title: string, text: string, action: Html | null = null): Html =>
  html`<div class="list-empty">
    <h2>${title}</h2>
    <p class="list-soft">${text}</p>
    ${action}
  </div>`
