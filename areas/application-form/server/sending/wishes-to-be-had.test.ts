import { describe, expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { begin, fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

describe('the wishes of a draft', () => {
  const gone = 'Eines der gewünschten Objekte gibt es nicht mehr. Bitte aus der Liste entfernen.'

  it('are those it was begun for: any other is refused beside them, and nothing of that save is kept', async () => {
    const home = await world.workspace()
    const [mine, other] = [await plantObject(world, home), await plantObject(world, home)]
    const elsewhere = await plantObject(world, await world.workspace())
    const filling = await begin(world, home, [mine])
    for (const foreign of [other, elsewhere, newId()]) {
      const refused = await filling.save({ priorities: [mine, foreign], remarks: 'Hallo' })
      expect([refused.statusCode, refused.json().fields]).toEqual([422, { priorities: gone }])
    }
    expect((await filling.read()).household).toEqual({ version: 1, answers: { priorities: [mine] } })
  })

  it('that are taken meanwhile are named when their step is left; what is typed until then is kept', async () => {
    const home = await world.workspace()
    const [taken, free] = [await plantObject(world, home, { title: 'Wohnung 1.1' }), await plantObject(world, home)]
    const filling = await begin(world, home, [taken, free])
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query("update property_object set progress_state = 'rented' where id = $1", [taken]),
    )
    expect((await filling.save({ priorities: [free, taken], parking: false })).statusCode).toBe(200)
    const refused = await filling.save({}, { finishes: 'object' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields.priorities).toBe('«Wohnung 1.1» ist nicht mehr frei. Bitte aus der Liste entfernen.')
    expect((await filling.save({ priorities: [free] }, { finishes: 'object' })).statusCode).toBe(200)
    expect((await filling.save({ remarks: 'weiter' }, { finishes: 'summary' })).json().fields).not.toHaveProperty(
      'priorities',
    )
  })

  it('that exist no more can be taken off the list, and the form is sent without them', async () => {
    const home = await world.workspace()
    const [gonest, free] = [await plantObject(world, home), await plantObject(world, home)]
    const filling = await fillIn(world, home, [gonest, free])
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query('delete from property_object where id = $1', [gonest]),
    )
    const refused = await filling.save({ parking: false }, { finishes: 'object' })
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { priorities: gone }])
    expect((await filling.save({ priorities: [free] }, { finishes: 'object' })).statusCode).toBe(200)
    expect((await filling.submit()).statusCode).toBe(200)
  })
})
