// Prerenders the public page of an object: plain HTML with the same picture, shown until the scripts have loaded.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { escaped } from '#platform/server/documents/sheet-cell.ts'
import type { getPublicObject } from '../../contract/public.ts'
import { publicPictureOf } from '../../rules/public-pages/public-picture.ts'
import type { Item } from './public-item.ts'

/** Uses the light or dark version by colour scheme, like the page itself. */
function pictureOf({ title, ...item }: Item): string {
  const { light, dark } = publicPictureOf(item, 'large')
  const image = `<img src="${escaped(light)}" alt="${escaped(title)}" width="400" height="300" fetchpriority="high">`
  if (light === dark) return image
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${escaped(dark)}">${image}</picture>`
}

export const prerenderedObject = (
  object: ResponseOf<typeof getPublicObject>,
  { title, description }: { title: string; description: string },
): string =>
  [
    `<h1>${escaped(title)}</h1><p>${escaped(description)}</p>${pictureOf(object)}`,
    `<p>${escaped(object.tender_notice ?? '')}</p>`,
    ...object.documents.map((one) => `<p><a href="${escaped(one.url)}">${escaped(one.title)}</a></p>`),
  ].join('')
