// Formats size, price and state of a public object.

import type { Tone } from '#platform/web/theme/tokens.ts'
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import type { PublicItem } from '../../contract/public.ts'
import type { PublicState } from '#areas/buildings/rules/object-state.ts'

export const toneOfPublicState: Record<PublicState, Tone> = {
  free: 'green',
  reserved: 'amber',
  rented: 'grey',
  sold: 'grey',
}

export const sizeWords = (t: Translate, { rooms, area, floor }: Pick<PublicItem, 'rooms' | 'area' | 'floor'>): string =>
  [
    rooms !== null && t('objects_rooms_count', { rooms: formatNumber(rooms) }),
    area !== null && `${formatNumber(area)} m²`,
    floor,
  ]
    .filter(Boolean)
    .join(' · ')

/** Empty if the price is hidden. */
export function priceWords(t: Translate, { rentalgross, selling_price }: PublicItem): string {
  if (rentalgross !== null) return t('objects_public_monthly', { amount: formatMoney(rentalgross) })
  return selling_price === null ? '' : formatMoney(selling_price)
}

export const moveInWords = (t: Translate, { move_in_date, object_state }: PublicItem): string =>
  move_in_date && object_state === 'free' ? t('objects_public_from', { date: formatDate(move_in_date) }) : ''
