// What search engines and previews read of the public list and of an object before any script runs: titles, prices, structured data.

import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { escaped } from '#platform/server/documents/sheet-cell.ts'
import type { PageHead } from '#platform/server/http/page.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { z } from 'zod'
import { amountWords } from '../rules/amount-words.ts'
import { objectKinds } from '../rules/object-state.ts'
import type { Item } from './public-item.ts'
import { readPublicList, readPublicObject } from './public-list.ts'

export const publicListPath = '/public-object-list'
export const publicObjectPath = (id: string): string => `/public-object-details/${id}`

/** More stand on further pages, which the sitemap names. */
const mostListed = 100
const firstPage = { currentPage: 1, rowsPerPage: mostListed, onlyFree: 'false' as const }

export async function readListHead(ctx: Context): Promise<PageHead> {
  const general = await readSetting(ctx, 'general', generalSettings)
  const list = await readPublicList(ctx, { params: undefined, query: firstPage, body: undefined })
  const { pagination } = list
  // Homes first, as in all lists.
  const items = list.items.toSorted((one, other) => objectKinds.indexOf(one.kind) - objectKinds.indexOf(other.kind))
  const site = general.publicTitle || ctx.workspace.name
  const description = ctx.t('objects_page_description', { count: pagination.totalItems, site })
  return {
    ...addressesOf(ctx, publicListPath),
    title: ctx.t('objects_page_title', { site }),
    description,
    image: null,
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: site,
      numberOfItems: pagination.totalItems,
      itemListElement: items.map((item, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: wordsOf(ctx, item),
        url: ctx.linkTo(publicObjectPath(item.id)),
      })),
    },
    body: `<h1>${escaped(site)}</h1><p>${escaped(description)}</p><ul>${items.map((item) => lineOf(ctx, item)).join('')}</ul>`,
  }
}

const lineOf = (ctx: Context, item: Item): string =>
  `<li><a href="${publicObjectPath(item.id)}">${escaped(wordsOf(ctx, item))}</a></li>`

export async function readObjectHead(ctx: Context, { id = '' }: Readonly<Record<string, string>>): Promise<PageHead> {
  if (!z.uuid().safeParse(id).success) throw notFound('objects_not_public')
  const object = await readPublicObject(ctx, { params: { id }, query: undefined, body: undefined })
  const title = object.tender_title ?? `${object.title}, ${object.city}`
  const description = wordsOf(ctx, object)
  const [picture] = object.images
  const image = ctx.linkTo(picture?.url ?? object.image)
  return {
    ...addressesOf(ctx, publicObjectPath(id)),
    title,
    description,
    image,
    data: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: title,
      description: object.tender_notice ?? description,
      url: ctx.linkTo(publicObjectPath(id)),
      image,
      mainEntity: {
        '@type': object.kind === 'apartment' ? 'Apartment' : 'Place',
        name: object.title,
        address: {
          '@type': 'PostalAddress',
          streetAddress: object.address,
          postalCode: object.postal_code,
          addressLocality: object.city,
          addressCountry: 'CH',
        },
        ...(object.rooms !== null && { numberOfRooms: object.rooms }),
        ...(object.area !== null && {
          floorSize: { '@type': 'QuantitativeValue', value: object.area, unitCode: 'MTK' },
        }),
      },
      ...offerIn(ctx, object),
    },
    body: `<h1>${escaped(title)}</h1><p>${escaped(description)}</p><p>${escaped(object.tender_notice ?? '')}</p>`,
  }
}

/** Nothing where no price is told. */
function offerIn(ctx: Context, { rentalgross, selling_price, object_state, move_in_date }: Item): object {
  const price = rentalgross ?? selling_price
  if (price === null) return {}
  const isLet = rentalgross !== null
  return {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: ctx.workspace.currency,
      businessFunction: `http://purl.org/goodrelations/v1#${isLet ? 'LeaseOut' : 'Sell'}`,
      availability: `https://schema.org/${object_state === 'free' ? 'InStock' : 'SoldOut'}`,
      ...(move_in_date && { availabilityStarts: move_in_date }),
    },
  }
}

/** «3.5 Zimmer · 86 m² · Lindenhofstrasse 12, 8400 Winterthur · CHF 1'950» */
function wordsOf(ctx: Context, item: Item): string {
  const price = item.rentalgross ?? item.selling_price
  return [
    item.rooms === null ? item.object_type : ctx.t('objects_rooms_count', { rooms: item.rooms }),
    item.area !== null && `${item.area} m²`,
    `${item.address}, ${item.postal_code} ${item.city}`,
    price !== null && `${ctx.workspace.currency} ${amountWords(price)}`,
    item.object_state !== 'free' && item.object_state_text,
  ]
    .filter(Boolean)
    .join(' · ')
}

function addressesOf(ctx: Context, path: string): Pick<PageHead, 'canonical' | 'languages' | 'language'> {
  const [first] = ctx.workspace.languages
  const inLanguage = (language: string) => ctx.linkTo(language === first ? path : `${path}?lang=${language}`)
  return {
    canonical: inLanguage(ctx.language),
    languages: ctx.workspace.languages.map((language) => ({ language, address: inLanguage(language) })),
    language: ctx.language,
  }
}
