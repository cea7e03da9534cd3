import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFlatfoxDouble, type FlatfoxDouble } from '../testing/flatfox-double.ts'
import { portalAdvert } from '../testing/portal-advert.ts'
import { flatfox } from './flatfox.ts'

let double: FlatfoxDouble
beforeAll(async () => void (double = await startFlatfoxDouble()))
afterAll(() => double.stop())
beforeEach(() => {
  double.listings.length = 0
  double.refuses.clear()
})

const portal = (key = double.key, publicOnly = false) =>
  flatfox({ address: double.address, key, publicOnly, patience: 2000 })

const load = (references: string[], remoteIds: ReadonlyMap<string, string> = new Map()) => ({
  adverts: references.map((reference) => portalAdvert({ reference })),
  remoteIds,
})

describe('a hand-over to Flatfox', () => {
  it('creates, changes and disables listings', async () => {
    const first = await portal().handOver(load(['A', 'B']))
    expect(double.listings).toMatchObject([
      { ref_object: 'A', status: 'act', rent_gross: 1950, object_type: 'APARTMENT', number_of_rooms: '3.5' },
      { ref_object: 'B', status: 'act' },
    ])
    const second = await portal().handOver(load(['B'], first.remoteIds))
    expect(double.listings.map(({ status }) => status)).toEqual(['dis', 'act'])
    expect([...second.remoteIds.keys()]).toEqual(['B'])
  })

  it('sells for a price and lets for a rent', async () => {
    const advert = portalAdvert({ offer: 'sale', sellingPrice: 890_000, availableOn: null, rooms: null })
    await portal().handOver({ adverts: [advert], remoteIds: new Map() })
    expect(double.listings).toMatchObject([
      {
        offer_type: 'SALE',
        price_display: 890_000,
        price_unit: 'sell',
        moving_date_type: 'agr',
        number_of_rooms: null,
      },
    ])
    expect(double.listings[0]).not.toHaveProperty('rent_gross')
    await portal().handOver(load(['A']))
    expect(double.listings[1]).toMatchObject({ offer_type: 'RENT', price_unit: 'monthly', moving_date_type: 'dat' })
  })

  it('breaks off when the access is refused, so that no advertisement counts as refused', async () => {
    await expect(portal('sk_wrong').handOver(load(['A']))).rejects.toMatchObject({ problem: 'refused' })
    const known = new Map([['A', '1000']])
    await expect(portal('sk_wrong').handOver(load(['A'], known))).rejects.toMatchObject({ problem: 'refused' })
    await expect(portal('sk_wrong').handOver(load([], known))).rejects.toMatchObject({ problem: 'refused' })
  })

  it('finds a listing whose id got lost, instead of creating a second one', async () => {
    await portal().handOver(load(['A']))
    expect((await portal().handOver(load(['A']))).skipped).toEqual([])
    expect(double.listings).toHaveLength(1)
  })

  it('creates a listing anew that the portal has deleted', async () => {
    const { remoteIds } = await portal().handOver(load(['A', 'B']))
    double.listings.splice(0, 1)
    const { skipped, remoteIds: after } = await portal().handOver(load(['A', 'B'], remoteIds))
    expect(skipped).toEqual([])
    expect(double.listings.map(({ ref_object, status }) => `${ref_object} ${status}`)).toEqual(['B act', 'A act'])
    expect(after.get('A')).not.toBe(remoteIds.get('A'))
  })

  it('ends without one that the portal has deleted', async () => {
    const { remoteIds } = await portal().handOver(load(['A', 'B']))
    double.listings.splice(0, 1)
    await portal().handOver(load([], remoteIds))
    expect(double.listings.map(({ ref_object, status }) => `${ref_object} ${status}`)).toEqual(['B dis'])
  })

  it('leaves a skipped or refused advertisement at the portal as it was there', async () => {
    const { remoteIds } = await portal().handOver(load(['A', 'B']))
    double.refuses.add('A')
    const [refused, broken] = load(['A', 'B']).adverts.map((one) => ({
      ...one,
      title: one.reference === 'B' ? '' : 'x',
    }))
    const adverts = [refused, broken].filter((one) => one !== undefined)
    const { skipped, remoteIds: after } = await portal().handOver({ adverts, remoteIds })
    expect(skipped.map(({ problems }) => problems)).toEqual([['title'], ['refused']])
    expect(after.get('A')).toBe(remoteIds.get('A'))
    expect(double.listings.map(({ status }) => status)).toEqual(['act', 'act'])
  })

  it('names the refused one and goes on', async () => {
    double.refuses.add('A')
    const { skipped } = await portal().handOver(load(['A', 'B']))
    expect(skipped).toMatchObject([{ reference: 'A', problems: ['refused'] }])
    expect(skipped[0]?.detail).toContain('Invalid zipcode')
    expect(double.listings.map(({ ref_object }) => ref_object)).toEqual(['B'])
  })

  it('refuses a wrong key and private addresses', async () => {
    await expect(portal().check()).resolves.toBeUndefined()
    await expect(portal('sk_wrong').check()).rejects.toMatchObject({ problem: 'refused' })
    await expect(portal(double.key, true).check()).rejects.toMatchObject({ problem: 'private_address' })
    const elsewhere = flatfox({
      address: `${double.address}/moved`,
      key: double.key,
      publicOnly: false,
      patience: 2000,
    })
    await expect(elsewhere.check()).rejects.toMatchObject({ problem: 'refused' })
    const silent = flatfox({ address: 'http://127.0.0.1:1', key: double.key, publicOnly: false, patience: 2000 })
    await expect(silent.check()).rejects.toMatchObject({ problem: 'unreachable' })
  })
})
