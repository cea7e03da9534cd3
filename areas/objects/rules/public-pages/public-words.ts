// Name, size, price and date of a public object in words: the same in the page from the server and in the web app.

import type { PublicState } from '#areas/buildings/rules/object-state.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Tone } from '#platform/rules/look/tokens.ts'
import { amountWords, measureWords } from '../amount-words.ts'
import { ownName } from './public-name.ts'

type Translate = (key: string, values?: Record<string, string | number>) => string

export const toneOfPublicState: Record<PublicState, Tone> = {
  free: 'green',
  reserved: 'amber',
  rented: 'grey',
  sold: 'grey',
}

interface Sized {
  rooms: number | null
  area: number | null
  floor: string | null
}

export const sizeWords = (t: Translate, { rooms, area, floor }: Sized): string =>
  [
    rooms !== null && t('objects_rooms_count', { rooms: measureWords(rooms) }),
    area !== null && `${measureWords(area)} m²`,
    floor,
  ]
    .filter(Boolean)
    .join(' · ')

type Headed = Sized & Parameters<typeof ownName>[0]

/** «3.5 Zimmer · 86 m² · 2. OG»; «Aussenplatz 3». */
export const headingWords = (t: Translate, item: Headed): string =>
  [ownName(item), sizeWords(t, item)].filter(Boolean).join(' · ') || item.object_type

interface Priced {
  rentalgross: number | null
  selling_price: number | null
}

/** «CHF 1'950»; empty if the price is hidden. */
export function amountOf({ rentalgross, selling_price }: Priced, currency = 'CHF'): string {
  const price = rentalgross ?? selling_price
  return price === null ? '' : `${currency} ${amountWords(price)}`
}

/** A rent is shown per month. */
export function priceWords(t: Translate, item: Priced, currency = 'CHF'): string {
  const amount = amountOf(item, currency)
  return item.rentalgross === null ? amount : t('objects_public_monthly', { amount })
}

export const moveInWords = (
  t: Translate,
  { move_in_date, object_state }: { move_in_date: string | null; object_state: PublicState },
): string =>
  move_in_date && object_state === 'free' ? t('objects_public_from', { date: swissDate(move_in_date) }) : ''
