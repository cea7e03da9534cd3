// Groups all public facts of an object beyond title, size and price.

import { coreField, type CoreKey } from '../core-fields.ts'
import { facts, type Fact } from '../object-facts.ts'
import { isCore, objectSections, type ObjectField, type SectionKey } from '../object-sections.ts'

/** Columns of the object that are listed here. Values already in the page header are left out. */
const toldCore: readonly CoreKey[] = [
  'reference_number',
  'objectType',
  'rooms',
  'area',
  'floor',
  'orientation',
  'balconyArea',
  'deposit',
  'capitalShare',
  'targetGroup',
  'allowsDogs',
  'allowsCats',
  'isSubsidized',
]

/** Pairs of limits shown as one range. */
export const bounds = {
  persons: ['minOccupancy', 'maxOccupancy'],
  adults: ['minAdults', 'maxAdults'],
  children: ['minChildren', 'maxChildren'],
} as const

export function isTold(field: ObjectField): boolean {
  if (isCore(field)) return toldCore.includes(field)
  const fact: Fact = facts[field]
  return !fact.isInternal
}

export const isMoney = (field: ObjectField): boolean =>
  (isCore(field) ? coreField(field).kind : facts[field].kind) === 'money'

/** Groups with their public fields, in the order in which they are asked. */
export const toldSections: readonly { key: SectionKey; fields: readonly ObjectField[] }[] = objectSections
  .map(({ key, fields }) => ({ key, fields: (fields as readonly ObjectField[]).filter(isTold) }))
  .filter(({ key, fields }) => fields.length > 0 || key === 'households')

const leaseCore: readonly CoreKey[] = ['deposit', 'targetGroup', 'allowsDogs', 'allowsCats', 'isSubsidized']

/** True for fields of a lease, which are not shown for objects for sale. */
export const isOfLease = (field: ObjectField): boolean => {
  if (isCore(field)) return leaseCore.includes(field)
  const { page }: Fact = facts[field]
  return page === 'rental' || field === 'priceUnit'
}
