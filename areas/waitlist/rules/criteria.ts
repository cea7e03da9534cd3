// Criteria of a waitlist request. Empty and null mean open; amounts in Rappen.

import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

/** Kinds that are let to households and firms; there is no waitlist for land. */
export const soughtKinds = ['apartment', 'parkingspace', 'other', 'craft'] as const satisfies readonly ObjectKind[]
export type SoughtKind = (typeof soughtKinds)[number]

/** Only for dwellings (domain.md §7). */
export const needs = ['lift', 'obstacle_free', 'balcony', 'not_ground_floor', 'dogs', 'cats', 'parking'] as const
export type Need = (typeof needs)[number]

export interface Criteria {
  kinds: readonly SoughtKind[]
  roomsFrom: number | null
  roomsTo: number | null
  rentMax: number | null
  areaFrom: number | null
  /** Earliest move-in date, YYYY-MM-DD. */
  moveInFrom: string | null
  placeKeys: readonly string[]
  /** First two digits of the postcodes. */
  regions: readonly string[]
  adults: number
  children: number
  needs: readonly Need[]
}
