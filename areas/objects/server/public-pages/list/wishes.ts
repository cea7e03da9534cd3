// Wish list of a visitor as HTML. The ids are only known in the browser, whose script asks for this part.

import { isSelling } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { publicListQuery } from '../../../contract/public.ts'
import { longestWishList } from '../../../rules/public-pages/public-object.ts'
import { headingWords, priceWords } from '../../../rules/public-pages/public-words.ts'
import { withColumns } from '../../../rules/shown-columns.ts'
import { listPublicObjects, readPublicListInit } from '../public-list.ts'

type Words = Readonly<Record<string, string>>

/** Objects that accept no applications are left out: the script then forgets them. */
export async function readWishes(ctx: Context, { ids, embed }: Words): Promise<Html> {
  const { success, data: query } = publicListQuery.safeParse({ ids })
  if (!success || !query.ids || query.ids.length === 0) return html``
  const wanted = query.ids
  const { items } = await listPublicObjects.run(ctx, { params: undefined, query, body: undefined })
  const open = items
    .filter(({ application_form }) => application_form !== null)
    .toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id))
  if (open.length === 0) return html``
  const { frame } = await readPublicListInit(ctx)
  const shown = embed === undefined ? open : open.map((item) => withColumns(item, frame.columns))
  const { t, workspace } = ctx
  const apply = t(isSelling(workspace.projectType) ? 'objects_apply_to_buy' : 'objects_apply')
  const form = `/form/application/new?uuids=${open.map(({ id }) => id).join(',')}&lang=${ctx.language}`
  const target = embed !== undefined && html`target="_blank" rel="noopener"`
  return html`<div class="list-bar-inner">
    <span class="list-bar-count">${t('objects_wish_list')} ${open.length}/${longestWishList}</span>
    <ul>
      ${shown.map(
        (item) =>
          html`<li data-wished="${item.id}">
            <span class="list-bar-words"
              ><span>${item.title}</span
              ><span class="list-soft"
                >${[headingWords(t, item), priceWords(t, item, workspace.currency)].filter(Boolean).join(' · ')}</span
              ></span
            >
            <button
              type="button"
              data-remove="${item.id}"
              aria-label="${t('objects_wish_remove_named', { object: item.title })}"
            >
              ×
            </button>
          </li>`,
      )}
    </ul>
    <a class="list-apply" href="${form}" ${target}>${apply}</a>
  </div>`
}
