import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantBuilding, plantFlat } from '../testing/planting.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin'), id: await plantBuilding(world, home) }
}

const planOf = (home: Workspace, as: Person, id: string) => world.ask(home, { url: `/api/v1/buildings/${id}/plan`, as })

interface Storey {
  level: unknown
  units: { id: string; applications: number | null }[]
}

describe('the plan of a building', () => {
  it('tells its storeys from the roof down, each from left to right, with what its units cost', async () => {
    const { home, clerk, id } = await scene()
    const title = (side: string) => `Lindenhofstrasse 12, ${side}`
    const right = await plantFlat(world, home, { buildingId: id, title: title('2. OG rechts') })
    const left = await plantFlat(world, home, { buildingId: id, title: title('2. OG links'), progressState: 'rented' })
    const attic = await plantFlat(world, home, { buildingId: id, floor: 'DG', floorNumber: null })
    const lost = await plantFlat(world, home, { buildingId: id, floor: null, floorNumber: null })
    const answer = (await planOf(home, clerk, id)).json()
    const storeys: Storey[] = answer.plan.storeys
    expect(storeys.map(({ level, units }) => [level, units.map((unit) => unit.id)])).toEqual([
      [3, [attic]],
      [2, [left, right]],
      [1, []],
      [0, []],
      ['unknown', [lost]],
    ])
    expect(answer).toMatchObject({ street: 'Lindenhofstrasse 12', isForSale: false, canSeeApplications: true })
    expect(answer.plan.roof).toBe('pitched')
    expect(storeys[1]?.units[0]).toMatchObject({
      letting_state: 'rented',
      stateTitle: 'Vermietet',
      grossRent: 1950,
      sellingPrice: null,
      perSquareMetre: 19.91,
      applications: 0,
      path: `/objects/${left}`,
    })
  })

  it('is empty for a building without objects', async () => {
    const { home, clerk, id } = await scene()
    expect((await planOf(home, clerk, id)).json().plan).toEqual({ roof: 'flat', storeys: [] })
  })

  it('says how many apply only to whoever may see applications', async () => {
    const { home, id } = await scene()
    await plantFlat(world, home, { buildingId: id })
    const answer = (await planOf(home, await world.person(home, 'analyst'), id)).json()
    expect(answer.canSeeApplications).toBe(false)
    expect(answer.plan.storeys[0].units[0].applications).toBeNull()
  })

  it('asks for a session and hides other workspaces', async () => {
    const { home, id } = await scene()
    const other = await scene()
    expect((await world.ask(home, { url: `/api/v1/buildings/${id}/plan` })).statusCode).toBe(401)
    expect((await planOf(other.home, other.clerk, id)).statusCode).toBe(404)
  })
})
