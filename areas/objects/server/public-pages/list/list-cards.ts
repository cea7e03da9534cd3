// Objects as cards with an image or floor plan.

import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { headingWords, moveInWords, priceWords } from '../../../rules/public-pages/public-words.ts'
import type { Item } from '../public-item.ts'
import { badgeOf, pictureOf, wishButton } from './shown-item.ts'

export const cardsOf = (ctx: Context, items: readonly Item[], linkOf: (id: string) => string): Html =>
  html`<ul class="list-cards">
    ${items.map((item, place) => cardOf(ctx, item, { place, link: linkOf(item.id) }))}
  </ul>`

function cardOf(ctx: Context, item: Item, { place, link }: { place: number; link: string }): Html {
  const { object_state, application_form, application_closed, address, postal_code, city } = item
  const price = priceWords(ctx.t, item, ctx.workspace.currency)
  return html`<li class="list-card" ${object_state !== 'free' && html`data-taken`}>
    <div class="list-picture">${pictureOf(ctx, item, place)}<span class="list-state">${badgeOf(item)}</span></div>
    <div class="list-words">
      <h2><a href="${link}">${headingWords(ctx.t, item)}</a></h2>
      <p class="list-soft">${address}, ${postal_code} ${city}</p>
      <div class="list-foot">
        <div>
          ${price && html`<p class="list-price">${price}</p>`}
          <p class="list-soft">${moveInWords(ctx.t, item)}</p>
        </div>
        ${application_form !== null && wishButton(ctx, item)}
      </div>
      ${application_closed && html`<p class="list-soft">${application_closed}</p>`}
    </div>
  </li>`
}
