import { expect, it } from 'vitest'
import { slotPlace } from '#platform/contract/slot-place.ts'
import { isShownTo, slotsAt } from './slot-entry.ts'
import { slot } from './slot.tsx'

const main = slotPlace<{ rooms: number }>('flat.main')
const side = slotPlace<object>('flat.side')
const load = async () => ({ default: () => null })
const viewer = { can: () => true, lets: true }

it('finds the entries of a place in their order', () => {
  const late = slot(main, { order: 200, load })
  const early = slot(main, { order: 100, load })
  expect(slotsAt([late, slot(side, { order: 1, load }), early], main)).toEqual([early, late])
})

it('hides an entry from people without its permission, and where its condition fails', () => {
  const entry = slot(main, {
    order: 100,
    permission: 'waitlist',
    isShown: ({ rooms }, { lets }) => lets && rooms > 2,
    load,
  })
  expect(isShownTo(entry, { rooms: 3 }, viewer)).toBe(true)
  expect(isShownTo(entry, { rooms: 2 }, viewer)).toBe(false)
  expect(isShownTo(entry, { rooms: 3 }, { can: () => true, lets: false })).toBe(false)
  expect(isShownTo(entry, { rooms: 3 }, { can: (needed) => needed !== 'waitlist', lets: true })).toBe(false)
})

it('loads the code of an entry once, and again after a failure', async () => {
  let loads = 0
  const entry = slot(main, {
    order: 100,
    load: async () => {
      loads += 1
      if (loads === 1) throw new Error('offline')
      return load()
    },
  })
  await expect(entry.preload()).rejects.toThrow('offline')
  await entry.preload()
  await entry.preload()
  expect(loads).toBe(2)
})
