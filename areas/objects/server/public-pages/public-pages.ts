// Heads of the public list and object pages for search engines and link previews: titles, prices, structured data.
// They work without scripts.

import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import { readInit } from '#areas/home/server/public.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { knownAnswer, type KnownAnswer } from '#platform/contract/known-answers.ts'
import { getInit } from '#platform/contract/session.ts'
import type { Context } from '#platform/server/context.ts'
import type { PageHead } from '#platform/server/http/page.ts'
import { notFound } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { z } from 'zod'
import { firstPageOf } from '../../contract/public.ts'
import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { withColumns } from '../../rules/shown-columns.ts'
import { prerenderedList, prerenderedObject } from './prerendered-page.ts'
import { areaWords, placeWords, priceWords, roomsWords } from '../details/item-words.ts'
import type { Item } from './public-item.ts'
import { listPublicObjects, readPublicListInit, getPublicObject } from './public-list.ts'
import { publicListPath, publicObjectPath } from './public-paths.ts'
import * as contract from '../../contract/public.ts'

/** Further objects are on later pages, which the sitemap lists. */
const mostListed = 100
const allKinds = { currentPage: 1, rowsPerPage: mostListed, onlyFree: 'false' as const }

type Words = Readonly<Record<string, string>>

export async function readListHead(ctx: Context, _params: Words, query: Words): Promise<PageHead> {
  const init = await readPublicListInit(ctx)
  const list = await listPublicObjects.run(ctx, { params: undefined, query: allKinds, body: undefined })
  const { pagination } = list
  // Flats first, as in all lists.
  const items = list.items.toSorted((one, other) => objectKinds.indexOf(one.kind) - objectKinds.indexOf(other.kind))
  const site = init.siteTitle
  const description = ctx.t('objects_page_description', { count: pagination.totalItems, site })
  const [first] = init.kinds
  const shown = first && (await readFirstPage(ctx, first.value))
  const firstItems = (shown?.answer.items ?? []).map((item) =>
    query['embed'] === undefined ? item : withColumns(item, init.frame.columns),
  )
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
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: wordsOf(ctx, item),
        url: ctx.linkTo(publicObjectPath(item.id)),
      })),
    },
    site,
    screen: 'window',
    body: prerenderedList(ctx, query['embed'] === undefined ? init : framed(init), firstItems),
    answers: [
      ...(await startingAnswers(ctx)),
      knownAnswer(contract.getPublicListInit, {}, init),
      ...(shown ? [knownAnswer(contract.listPublicObjects, { query: shown.query }, shown.answer)] : []),
    ],
  }
}

/** Excludes the choice of kind if the frame settings hide it. */
const framed = (init: ResponseOf<typeof contract.getPublicListInit>) =>
  init.frame.filters.includes('kind') ? init : { ...init, kinds: init.kinds.slice(0, 1) }

/** Same query as the unfiltered list. */
async function readFirstPage(ctx: Context, kind: ObjectKind) {
  const query = firstPageOf(kind)
  const answer = await listPublicObjects.run(ctx, {
    params: undefined,
    query: { ...query, onlyFree: 'false' },
    body: undefined,
  })
  return { query, answer }
}

const startingAnswers = async (ctx: Context): Promise<KnownAnswer[]> => [knownAnswer(getInit, {}, await readInit(ctx))]

export async function readObjectHead(ctx: Context, { id = '' }: Readonly<Record<string, string>>): Promise<PageHead> {
  if (!z.uuid().safeParse(id).success) throw notFound('objects_not_public')
  const object = await getPublicObject.run(ctx, { params: { id }, query: undefined, body: undefined })
  const general = await readSetting(ctx, 'general', generalSettings)
  const title = object.tender_title ?? `${object.title}, ${object.city}`
  const description = wordsOf(ctx, object)
  const image = ctx.linkTo(object.image)
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
    site: general.publicTitle || ctx.workspace.name,
    screen: 'window',
    body: prerenderedObject(object, { title, description }),
    answers: [
      ...(await startingAnswers(ctx)),
      knownAnswer(contract.getPublicListInit, {}, await readPublicListInit(ctx)),
      knownAnswer(contract.getPublicObject, { params: { id } }, object),
    ],
  }
}

/** Undefined if the price is hidden. */
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
  return [
    roomsWords(ctx, item) || item.object_type,
    areaWords(item),
    placeWords(item),
    priceWords(ctx, item),
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
