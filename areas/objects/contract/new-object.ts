// Initial data of a new object; unknown values are null, never guessed.

import type { ObjectData } from './edit.ts'
import { factKeys, type Facts } from '../rules/object-facts.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { objectTypes } from '../rules/object-types.ts'

export const newObjectData = (kind: ObjectKind): ObjectData => ({
  title: '',
  reference_number: '',
  objectType: objectTypes[kind][0],
  rooms: null,
  area: null,
  floor: null,
  floorNumber: null,
  orientation: null,
  balconyArea: null,
  features: [],
  netRent: null,
  ancillaryCost: null,
  deposit: null,
  capitalShare: null,
  sellingPrice: null,
  move_in_date: null,
  minOccupancy: null,
  maxOccupancy: null,
  minAdults: null,
  maxAdults: null,
  minChildren: null,
  maxChildren: null,
  targetGroup: null,
  maxApplications: null,
  allowsDogs: null,
  allowsCats: null,
  isSubsidized: null,
  tenderTitle: null,
  tenderNotice: null,
  ewid: null,
  // Any fact may be unknown.
  ...(Object.fromEntries(factKeys.map((key) => [key, null])) as Facts),
})
