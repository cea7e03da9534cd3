// Appearance of a public unit in the drawing of its building: its size, and its price while it is free.

import { shortNumbers, type HouseSection } from '#areas/buildings/rules/house-section.ts'
import { blankLook, type Look } from '#areas/buildings/web/public.tsx'
import { formatNumber } from '#platform/web/i18n/format.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import type { PublicHouse, PublicPlanUnit } from '../../contract/public-houses.ts'
import { priceWords, sizeWords, toneOfPublicState } from '../../rules/public-pages/public-words.ts'

export function publicLookOf(t: Translate, unit: PublicPlanUnit, number: string): Look {
  const { id, kind, rooms, area, object_state, object_state_text, object_type } = unit
  const isSmall = kind === 'parkingspace' || kind === 'other'
  const price = unit.rentalgross ?? unit.selling_price
  const saysPrice = object_state === 'free' && price !== null
  return {
    id,
    path: `/public-object-details/${id}`,
    area,
    isSmall,
    name: rooms === null ? (isSmall ? number : object_type) : t('buildings_plan_rooms', { rooms: formatNumber(rooms) }),
    size: area === null ? '' : `${formatNumber(Math.round(area))} m²`,
    value: saysPrice ? `CHF ${formatNumber(Math.round(price))}` : object_state_text,
    spoken: [object_type, sizeWords(t, { ...unit, floor: null }), object_state_text, priceWords(t, unit)]
      .filter(Boolean)
      .join(', '),
    fill: unit.matches ? { tone: toneOfPublicState[object_state] } : null,
  }
}

/** Hidden units have no id; their position identifies them. */
export function sectionOfLooks(
  { roof, storeys }: PublicHouse['plan'],
  known: readonly PublicPlanUnit[],
  lookOf: (unit: PublicPlanUnit, number: string) => Look,
): HouseSection<Look> {
  const numbers = shortNumbers(known.map(({ reference_number }) => reference_number))
  return {
    roof,
    storeys: storeys.map((storey) => ({
      ...storey,
      units: storey.units.map((unit, index) =>
        unit
          ? lookOf(unit, numbers.get(unit.reference_number) ?? unit.reference_number)
          : blankLook(`blank ${storey.level} ${index}`),
      ),
    })),
  }
}
