import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { federalAddressSearch } from './address-search.ts'
import { distanceBetween } from '../testing/double-geometry.ts'
import { startMapsDouble, type MapsDouble } from '../testing/maps-double.ts'
import type { MapsService } from './maps-service.ts'
import { openRouteService } from './openrouteservice.ts'
import { decodeLine, valhalla } from './valhalla.ts'

const zurich = { longitude: 8.54, latitude: 47.38 }
const bern = { longitude: 7.45, latitude: 46.95 }
const newYork = { longitude: -74, latitude: 40.7 }

let double: MapsDouble
/** Answers every request with what `answered` holds. */
let stranger: Server
let answered = { status: 200, body: '' }
beforeAll(async () => {
  double = await startMapsDouble()
  stranger = createServer((_, response) => void response.writeHead(answered.status).end(answered.body))
  await new Promise<void>((resolve) => void stranger.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await double.stop()
  await new Promise<void>((resolve) => void stranger.close(() => resolve()))
})

const services: [string, (url: string) => MapsService][] = [
  ['openrouteservice', (url) => openRouteService({ url, key: double.key })],
  ['Valhalla', (url) => valhalla({ url })],
]

describe.each(services)('%s', (name, service) => {
  const strangerUrl = () => `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`

  it('answers with an area for each number of minutes, in their order', async () => {
    const areas = await service(double.url).findReachedAreas(zurich, 'walking', [30, 10])
    expect(areas.map(({ minutes }) => minutes)).toEqual([30, 10])
    const reach = areas.map(({ polygons }) => {
      const [corner] = polygons[0]?.[0] ?? []
      return corner ? distanceBetween([zurich.longitude, zurich.latitude], corner) : 0
    })
    expect(reach[0]).toBeCloseTo((4.5 * 0.5) / 1.3, 1)
    expect(reach[1]).toBeCloseTo(4.5 / 6 / 1.3, 1)
  })

  it('answers with distance, time and line of a way', async () => {
    const route = await service(double.url).findRoute(zurich, bern, 'driving')
    expect(route?.distance).toBeGreaterThan(100_000)
    expect(route?.duration).toBeCloseTo(((route?.distance ?? 0) / 40_000) * 3600, -1)
    expect(route?.line[0]).toEqual([8.54, 47.38])
    expect(route?.line.at(-1)).toEqual([7.45, 46.95])
  })

  it('has no way across the ocean', async () => {
    expect(await service(double.url).findRoute(zurich, newYork, 'cycling')).toBeNull()
  })

  it.each([
    ['no JSON', { status: 200, body: '<html>' }, 'refused'],
    ['something else', { status: 200, body: '{"features": [{}], "trip": {}}' }, 'refused'],
    ['no area', { status: 200, body: '{"features": []}' }, 'refused'],
    ['a fault', { status: 502, body: '' }, 'unreachable'],
    ['a refusal', { status: 429, body: '{}' }, 'refused'],
    ['more than fits', { status: 200, body: ' '.repeat(4_100_000) }, 'refused'],
  ])('fails clearly when the server sends %s', async (_, answer, problem) => {
    answered = answer
    const asked = service(strangerUrl()).findReachedAreas(zurich, 'walking', [10])
    await expect(asked).rejects.toMatchObject({ problem })
  })

  it(`says that ${name} is not reachable`, async () => {
    const asked = service('http://127.0.0.1:9').findRoute(zurich, bern, 'walking')
    await expect(asked).rejects.toMatchObject({ problem: 'unreachable' })
  })
})

it('openrouteservice refuses a wrong key', async () => {
  const asked = openRouteService({ url: double.url, key: 'wrong' }).findRoute(zurich, bern, 'walking')
  await expect(asked).rejects.toMatchObject({ problem: 'refused' })
})

describe('an encoded line', () => {
  it('is read as in the documentation of the format', () => {
    // The example of the format, written with five decimals and read with six.
    expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      [-12.02, 3.85],
      [-12.095, 4.07],
      [-12.6453, 4.3252],
    ])
  })

  it('that is cut is refused', () => {
    expect(() => decodeLine('_p~iF~ps|')).toThrow('ends within a number')
  })
})

describe('the address search', () => {
  const search = () => federalAddressSearch({ url: double.url })

  it('finds an address and not one without a place', async () => {
    const found = await search().locate('Lindenweg 4, 8400 Winterthur')
    expect(found?.longitude).toBeCloseTo(8.5, 0)
    expect(found?.latitude).toBeCloseTo(47.4, 0)
    expect(await search().locate('irgendwo')).toBeNull()
  })
})
