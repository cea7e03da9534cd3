// Names of origins. Apart from `origin.ts`, whose list of places is too long for the browser.

import { cantons } from '#areas/buildings/rules/cantons.ts'

/** Cantons by their abbreviation; `abroad` for another country; `unknown` for a postcode that no single canton has. */
export const origins = [...cantons, 'abroad', 'unknown'] as const
export type Origin = (typeof origins)[number]

/** Key of the filter by origin in the list of applications. */
export const originFilter = 'origin'

/** Key of the filter by postcode of origin, which lists that are opened from the map have. */
export const postcodeFilter = 'origin_postcode'

/** Text key of the name of an origin. */
export const originName = (origin: Origin): string =>
  origin === 'abroad' || origin === 'unknown' ? `maps_origin_${origin}` : `maps_canton_${origin}`
