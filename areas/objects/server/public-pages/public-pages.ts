// Heads of the public list and object pages for search engines and link previews: titles, prices, structured data.
// They work without scripts.

import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import { readInit } from '#areas/home/server/public.ts'
import { knownAnswer, type KnownAnswer } from '#platform/contract/known-answers.ts'
import { getInit } from '#platform/contract/session.ts'
import type { Context } from '#platform/server/context.ts'
import type { HeadTags, PageHead } from '#platform/server/http/page.ts'
import type { PlainPage } from '#platform/server/http/plain/plain-page.ts'
import { notFound } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { z } from 'zod'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { prerenderedObject } from './prerendered-page.ts'
import { areaWords, placeWords, priceWords, roomsWords } from '../details/item-words.ts'
import type { Item } from './public-item.ts'
import { listBeforeApp, plainList, searchOf } from './list/list-page.ts'
import { listPublicObjects, readPublicListInit, getPublicObject, type PublicListInit } from './public-list.ts'
import { publicListPath, publicObjectPath } from './public-paths.ts'
import * as contract from '../../contract/public.ts'

/** Further objects are on later pages, which the sitemap lists. */
const mostListed = 100
const allKinds = { currentPage: 1, rowsPerPage: mostListed, onlyFree: 'false' as const }

type Words = Readonly<Record<string, string>>

/** Cards and table need no web app; the drawings of the buildings do. */
export async function readListPage(ctx: Context, _params: Words, query: Words): Promise<PageHead | PlainPage> {
  const init = await readPublicListInit(ctx)
  const found = searchOf(init, query)
  const head = await listHead(ctx, init)
  if (found.view !== 'houses') return plainList(ctx, { init, found, query }, head)
  return {
    ...head,
    language: ctx.language,
    site: '',
    screen: 'window',
    body: '',
    whole: await listBeforeApp(ctx, { init, found, query }),
    answers: [...(await startingAnswers(ctx)), knownAnswer(contract.getPublicListInit, {}, init)],
  }
}

async function listHead(ctx: Context, { siteTitle }: PublicListInit): Promise<HeadTags> {
  const list = await listPublicObjects.run(ctx, { params: undefined, query: allKinds, body: undefined })
  const { totalItems } = list.pagination
  // Flats first, as in all lists.
  const items = list.items.toSorted((one, other) => objectKinds.indexOf(one.kind) - objectKinds.indexOf(other.kind))
  return {
    ...addressesOf(ctx, publicListPath),
    title: ctx.t('objects_page_title', { site: siteTitle }),
    description: ctx.t('objects_page_description', { count: totalItems, site: siteTitle }),
    image: null,
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: siteTitle,
      numberOfItems: totalItems,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: wordsOf(ctx, item),
        url: ctx.linkTo(publicObjectPath(item.id)),
      })),
    },
  }
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
    language: ctx.language,
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

function addressesOf(ctx: Context, path: string): Pick<PageHead, 'canonical' | 'languages'> {
  const [first] = ctx.workspace.languages
  const inLanguage = (language: string) => ctx.linkTo(language === first ? path : `${path}?lang=${language}`)
  return {
    canonical: inLanguage(ctx.language),
    languages: ctx.workspace.languages.map((language) => ({ language, address: inLanguage(language) })),
  }
}
