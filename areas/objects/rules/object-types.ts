// Types of objects within each kind, and the choices that all kinds share.

import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

export const objectTypes = {
  apartment: ['apartment', 'attica_apartment', 'studio', 'maisonette', 'penthouse', 'loft', 'house'],
  parkingspace: ['parking_regular', 'parking_outdoor', 'parking_motorbike'],
  other: ['stockroom', 'hobby_room', 'cellar'],
  craft: ['shop', 'office', 'workshop', 'gastronomy'],
  plot: ['plot'],
} as const satisfies Record<ObjectKind, readonly string[]>

export const isTypeOf = (kind: ObjectKind, type: string): boolean =>
  (objectTypes[kind] as readonly string[]).includes(type)

export const orientations = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** Each occurs at most once; the labels are the texts `objects_feature_…`. */
export const features = [
  'balcony',
  'winter_garden',
  'cellar',
  'lift',
  'washing_tower',
  'dishwasher',
  'second_toilet',
  'parquet',
  'granite',
  'ceramic',
  'fireplace',
  'stove_heating',
  'captured_room',
  'minergie',
  'wheelchair_accessible',
  'unobstructed',
  'buggy_parking',
  'shared_garden',
  'shared_rooftop',
] as const
export type Feature = (typeof features)[number]
