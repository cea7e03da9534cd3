// Prerenders public pages: plain HTML with the same list and pictures, shown until the scripts have loaded.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { escaped } from '#platform/server/documents/sheet-cell.ts'
import type { getPublicListInit, getPublicObject } from '../../contract/public.ts'
import { publicPictureOf } from '../../rules/public-pages/public-picture.ts'
import { areaWords, placeWords, priceWords, roomsWords } from '../details/item-words.ts'
import { spelledDay } from '../details/object-row.ts'
import type { Item } from './public-item.ts'
import { publicListPath, publicObjectPath } from './public-paths.ts'

/** Number of images visible without scrolling, which load eagerly. */
const eagerPictures = 3

export function prerenderedList(
  ctx: Context,
  init: ResponseOf<typeof getPublicListInit>,
  items: readonly Item[],
): string {
  const [first, ...others] = init.kinds
  if (!first) return `<h1>${escaped(init.siteTitle)}</h1><p>${escaped(ctx.t('objects_public_none'))}</p>`
  const title = ctx.t(first.isForSale ? 'objects_public_buy' : 'objects_public_rent', { kind: first.displayName })
  const lead = init.canApply ? `<p>${escaped(ctx.t('objects_public_lead'))}</p>` : ''
  const links = others.map(
    ({ value, displayName, count }) =>
      `<a href="${publicListPath}?kind=${value}">${escaped(displayName)} <small>${count}</small></a>`,
  )
  const nav = links.length > 0 ? `<nav>${links.join(' ')}</nav>` : ''
  return `<h1>${escaped(title)}</h1>${lead}${nav}<ul>${items.map((item, index) => cardOf(ctx, item, index)).join('')}</ul>`
}

function cardOf(ctx: Context, item: Item, place: number): string {
  const { id, floor, object_type, move_in_date, object_state } = item
  const size = [roomsWords(ctx, item), areaWords(item), floor].filter(Boolean)
  const from =
    move_in_date && object_state === 'free' && ctx.t('objects_public_from', { date: spelledDay(move_in_date) })
  const lines = [escaped(placeWords(item)), bold(costOf(ctx, item)), escaped(from || '')]
  return [
    `<li>${pictureOf(item, place < eagerPictures, 'small')}`,
    `<h2><a href="${publicObjectPath(id)}">${escaped(size.join(' · ') || object_type)}</a></h2>`,
    ...lines.filter(Boolean).map((line) => `<p>${line}</p>`),
    '</li>',
  ].join('')
}

const bold = (words: string): string => words && `<b>${escaped(words)}</b>`

/** A rent is shown per month. */
function costOf(ctx: Context, item: Item): string {
  const amount = priceWords(ctx, item)
  return item.rentalgross === null ? amount : ctx.t('objects_public_monthly', { amount })
}

/** Uses the light or dark version by colour scheme, like the page itself. */
function pictureOf({ title, ...item }: Item, isEager: boolean, size: 'large' | 'small'): string {
  const { light, dark } = publicPictureOf(item, size)
  const loading = isEager ? 'fetchpriority="high"' : 'loading="lazy"'
  const image = `<img src="${escaped(light)}" alt="${escaped(title)}" width="400" height="300" ${loading}>`
  if (light === dark) return image
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${escaped(dark)}">${image}</picture>`
}

export const prerenderedObject = (
  object: ResponseOf<typeof getPublicObject>,
  { title, description }: { title: string; description: string },
): string =>
  [
    `<h1>${escaped(title)}</h1><p>${escaped(description)}</p>${pictureOf(object, true, 'large')}`,
    `<p>${escaped(object.tender_notice ?? '')}</p>`,
    ...object.documents.map((one) => `<p><a href="${escaped(one.url)}">${escaped(one.title)}</a></p>`),
  ].join('')
