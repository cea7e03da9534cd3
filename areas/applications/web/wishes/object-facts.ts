// Formats an object on one line: rooms, area, floor; all empty for a parking space.

import { formatNumber } from '#platform/web/i18n/format.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'

interface Facts {
  rooms: number | null
  area: number | null
  floor: string | null
}

export function objectFacts(t: Translate, { rooms, area, floor }: Facts): string {
  return [
    rooms !== null && t('applications_rooms', { rooms: formatNumber(rooms) }),
    area !== null && `${formatNumber(area)} m²`,
    floor !== null && floor,
  ]
    .filter(Boolean)
    .join(' · ')
}

export const addressAndFacts = (t: Translate, address: string, object: Facts): string =>
  [address, objectFacts(t, object)].filter(Boolean).join(' · ')
