// API clients that look records up get minimal rows: id, number, name and state, without the columns that only a
// screen shows.

import { expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantTenancy } from '#areas/applications/server/testing/tenancy.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { plantRequests } from '#areas/waitlist/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()

interface Planted {
  home: Workspace
  id: string | undefined
}

const open = () => world.workspace({ features: ['waitlist'] })

const planted: [string, () => Promise<Planted>, object][] = [
  [
    '/api/v1/applications/',
    async () => {
      const home = await open()
      return { home, id: (await plantApplications(world, home, [{ contactName: 'Nora Ammann' }]))[0] }
    },
    { number: 1, name: 'Nora Ammann', state: 'active.new' },
  ],
  [
    '/api/v1/tenants/',
    async () => {
      const { home, tenantId } = await plantTenancy(world)
      return { home, id: tenantId }
    },
    { number: 1, name: 'Anna Muster', state: 'without_contract' },
  ],
  [
    '/api/v1/objects/apartments',
    async () => {
      const home = await open()
      return { home, id: await plantFlat(world, home, { referenceNumber: '7.302', title: 'Wohnung 7.302' }) }
    },
    { number: '7.302', name: 'Wohnung 7.302', state: 'available' },
  ],
  [
    '/api/v1/waitlist/applications/',
    async () => {
      const home = await open()
      return { home, id: (await plantRequests(world, home, [{ contactName: 'Jana Keller' }]))[0] }
    },
    { number: 1, name: 'Jana Keller', state: 'waitlist.accepted' },
  ],
  [
    '/api/v1/applications/interested',
    async () => {
      const home = await open()
      return { home, id: (await plantInterested(world, home, [{ firstName: 'Nils', lastName: 'Frei' }]))[0] }
    },
    { number: 101, name: 'Nils Frei', state: 'new' },
  ],
]

it.each(planted)('%s', async (url, plant, row) => {
  const { home, id } = await plant()
  const answer = await world.ask(home, { url: `${url}?state=all&minimalData=true`, as: await world.person(home) })
  expect(answer.json().tableData?.body).toEqual([{ _id: id, id, ...row }])
})
