// Everything that a stranger reads about a project, field by field: never title, address, parcel, owner or file names.

import { francsOrNull } from '#platform/rules/amounts/money.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Teaser } from '../contract/public.ts'
import { textIn } from '../rules/advertisement.ts'
import { volumeClassOf } from '../rules/key-figures.ts'
import { linesOf } from '../rules/text-lines.ts'
import { figuresOf, type ProjectRow } from './project-row.ts'

export const teaserPictures = 3

/** Meters. A circle around the center of the town, not of the property. */
const radius = 1500

interface Beside {
  language: Language
  pictures: number
}

export function teaserOf(row: ProjectRow, { language, pictures }: Beside): Teaser {
  const { facts, texts } = row
  const price = francsOrNull(row.price)
  const showsPrice = facts.showsPrice === true
  return {
    slug: row.slug,
    title: textIn(texts.teaser_title, language),
    text: textIn(texts.teaser_text, language),
    highlights: linesOf(textIn(texts.highlights, language)),
    city: row.city,
    canton: row.canton,
    circle: row.townPosition && { center: [...row.townPosition], meters: radius },
    transactionType: row.transactionType,
    propertyUses: row.propertyUses,
    price: showsPrice ? price : null,
    volumeClass: price === null || showsPrice ? null : volumeClassOf(price),
    // Shares alone: with the number of apartments, a price per apartment would give the price.
    keyFigures: figuresOf(row)
      .filter(({ kind }) => showsPrice || kind === 'share')
      .map(({ key, kind, value }) => ({ key, kind, value })),
    apartments: facts.apartments ?? null,
    constructionYear: facts.constructionYear ?? null,
    nboDate: row.nboDue,
    boDate: row.boDue,
    isReserved: row.state === 'reserved',
    pictures: Math.min(pictures, teaserPictures),
    contact: row.contactPeople[0] ?? null,
  }
}
