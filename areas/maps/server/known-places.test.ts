import { expect, it } from 'vitest'
import { rememberingPlaces } from './known-places.ts'

const hour = 3_600_000

it('looks each address up once, and an unknown one again after an hour', async () => {
  const asked: string[] = []
  let now = 0
  const search = rememberingPlaces(
    {
      async locate(address) {
        asked.push(address)
        return address === 'nowhere' ? null : { longitude: 8, latitude: 47 }
      },
    },
    () => now,
  )
  for (const address of ['here', 'here', 'nowhere', 'nowhere']) await search.locate(address)
  expect(asked).toEqual(['here', 'nowhere'])
  now = hour + 1
  expect(await search.locate('here')).toEqual({ longitude: 8, latitude: 47 })
  expect(await search.locate('nowhere')).toBeNull()
  expect(asked).toEqual(['here', 'nowhere', 'nowhere'])
})

it('keeps no more than five thousand', async () => {
  let asked = 0
  const search = rememberingPlaces({ locate: async () => ((asked += 1), null) })
  for (let n = 0; n <= 5_000; n += 1) await search.locate(`street ${n}`)
  await search.locate('street 1')
  expect(asked).toBe(5_001)
  await search.locate('street 0')
  expect(asked).toBe(5_002)
})
