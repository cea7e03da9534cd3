// Fields with their own column, for lists and rules; wizard and panel show them beside the facts of object-facts.ts.

import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'

const lived: readonly ObjectKind[] = ['apartment']
const indoors: readonly ObjectKind[] = ['apartment', 'craft', 'other']
const built: readonly ObjectKind[] = ['apartment', 'parkingspace', 'other', 'craft']

interface CoreField {
  /** Same field kinds as for the facts. */
  kind: 'line' | 'text' | 'number' | 'count' | 'area' | 'money' | 'yesNo' | 'type' | 'orientation' | 'features' | 'day'
  of: readonly ObjectKind[]
  required?: boolean
  /** Asked only for objects to let, or only for objects for sale. */
  only?: 'let' | 'sold'
  bounds?: { min: number; max?: number; step?: number; decimals?: number }
}

export const coreFields = {
  title: { kind: 'line', of: objectKinds, required: true },
  reference_number: { kind: 'line', of: objectKinds, required: true },
  objectType: { kind: 'type', of: objectKinds, required: true },
  rooms: { kind: 'number', of: lived, bounds: { min: 0.5, max: 30, step: 0.5, decimals: 1 } },
  area: { kind: 'area', of: ['apartment', 'other', 'craft', 'plot'], bounds: { min: 0.1 } },
  floor: { kind: 'line', of: built },
  floorNumber: { kind: 'number', of: built, bounds: { min: -9, max: 99 } },
  orientation: { kind: 'orientation', of: lived },
  balconyArea: { kind: 'area', of: lived },
  features: { kind: 'features', of: indoors },
  netRent: { kind: 'money', of: objectKinds, only: 'let' },
  ancillaryCost: { kind: 'money', of: objectKinds, only: 'let' },
  deposit: { kind: 'money', of: objectKinds, only: 'let' },
  capitalShare: { kind: 'money', of: lived, only: 'let' },
  sellingPrice: { kind: 'money', of: objectKinds, only: 'sold', bounds: { min: 0, step: 5000 } },
  move_in_date: { kind: 'day', of: objectKinds },
  minOccupancy: { kind: 'count', of: lived, only: 'let' },
  maxOccupancy: { kind: 'count', of: lived, only: 'let' },
  minAdults: { kind: 'count', of: lived, only: 'let' },
  maxAdults: { kind: 'count', of: lived, only: 'let' },
  minChildren: { kind: 'count', of: lived, only: 'let' },
  maxChildren: { kind: 'count', of: lived, only: 'let' },
  targetGroup: { kind: 'line', of: lived },
  maxApplications: { kind: 'number', of: built, bounds: { min: 1, max: 10_000 } },
  allowsDogs: { kind: 'yesNo', of: lived, only: 'let' },
  allowsCats: { kind: 'yesNo', of: lived, only: 'let' },
  isSubsidized: { kind: 'yesNo', of: lived, only: 'let' },
  tenderTitle: { kind: 'line', of: objectKinds },
  tenderNotice: { kind: 'text', of: objectKinds },
  ewid: { kind: 'line', of: lived },
} as const satisfies Record<string, CoreField>

export type CoreKey = keyof typeof coreFields
export const coreKeys = Object.keys(coreFields) as CoreKey[]

export const coreField = (key: CoreKey): CoreField => coreFields[key]
