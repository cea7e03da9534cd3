// Parts of an object that cards and table share: badge, picture and wish button.

import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { publicPictureOf, type PublicPictureChoice } from '../../../rules/public-pages/public-picture.ts'
import { toneOfPublicState } from '../../../rules/public-pages/public-words.ts'
import type { Item } from '../public-item.ts'

export const badgeOf = ({ object_state, object_state_text }: Item): Html =>
  html`<span class="list-badge" data-tone="${toneOfPublicState[object_state]}">${object_state_text}</span>`

/** The script of the list makes it work; without scripts it is hidden. */
export const wishButton = (ctx: Context, { id, title }: Item): Html =>
  html`<button
    type="button"
    class="list-wish"
    data-wish="${id}"
    data-name="${title}"
    aria-pressed="false"
    aria-label="${ctx.t('objects_wish_add_named', { object: title })}"
  >
    ${ctx.t('objects_wish_add')}
  </button>`

/** Pictures that are visible without scrolling load at once, the first of them before everything else. */
const eagerPictures = 3

export function pictureOf(ctx: Context, item: Item, place: number): Html {
  const { light, dark, kind } = publicPictureOf(item, 'small')
  const loading = place < eagerPictures ? (place === 0 ? 'high' : 'auto') : null
  const priority = loading === null ? html`loading="lazy"` : html`fetchpriority="${loading}"`
  const image = html`<img
    src="${light}"
    alt="${altOf(ctx, kind, item)}"
    width="400"
    height="300"
    decoding="async"
    data-kind="${kind}"
    ${priority}
  />`
  return light === dark
    ? image
    : html`<picture
        ><source media="(prefers-color-scheme: dark)" srcset="${dark}" />
        ${image}</picture
      >`
}

function altOf({ t }: Context, kind: PublicPictureChoice['kind'], { title, building }: Item): string {
  if (kind === 'photo') return t('objects_photo_of', { object: title })
  if (kind === 'housePhoto') return t('objects_house_photo_of', { building })
  return kind === 'plan' ? t('objects_floor_plan_of', { object: title }) : t('objects_house_drawing', { building })
}
