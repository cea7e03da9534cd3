import { expect, it } from 'vitest'
import { obstacleToAllocation } from './allocation-can.ts'

const free = { lettingState: 'available', isForSale: false, applications: 3 } as const

it.each([
  [{}, null],
  [{ lettingState: 'inactive' }, null],
  [{ lettingState: 'with_offer' }, 'objects_reason_with_offer'],
  [{ lettingState: 'rented' }, 'objects_reason_rented'],
  [{ isForSale: true }, 'objects_reason_for_sale'],
  [{ applications: 0 }, 'objects_reason_nobody_applies'],
] as const)('an object with %j: %s', (own, reason) => {
  expect(obstacleToAllocation({ ...free, ...own })).toBe(reason)
})
