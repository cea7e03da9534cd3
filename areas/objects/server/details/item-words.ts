// Words of public list items for prerendered pages, titles and descriptions.

import type { Context } from '#platform/server/context.ts'
import { amountWords } from '../../rules/amount-words.ts'
import type { Item } from '../public-pages/public-item.ts'

/** Empty for objects without rooms. */
export const roomsWords = (ctx: Context, { rooms }: Item): string =>
  rooms === null ? '' : ctx.t('objects_rooms_count', { rooms })

export const areaWords = ({ area }: Item): string => (area === null ? '' : `${area} m²`)

export const placeWords = ({ address, postal_code, city }: Item): string => `${address}, ${postal_code} ${city}`

/** «CHF 1'950»; empty if the price is hidden. */
export function priceWords(ctx: Context, { rentalgross, selling_price }: Item): string {
  const price = rentalgross ?? selling_price
  return price === null ? '' : `${ctx.workspace.currency} ${amountWords(price)}`
}
