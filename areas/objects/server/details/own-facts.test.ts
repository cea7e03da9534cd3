// Tests custom facts: saved, changed and removed one at a time, with conflicts detected.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { mostOwnFacts } from '../../rules/own-facts.ts'
import { plantFlat } from '../testing/planting.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin'), flat: await plantFlat(world, home) }
}

const read = async (home: Workspace, as: Person, id: string) =>
  (await world.ask(home, { url: `/api/v1/objects/${id}`, as })).json()

const keep = (home: Workspace, as: Person, id: string, payload: object) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/objects/${id}/update-apartment-saved-data-key`,
    payload,
    as,
  })

describe('facts under names of their own', () => {
  it('are kept, changed, taken out, and told in the history with both values', async () => {
    const { home, clerk, flat } = await scene()
    let { version } = await read(home, clerk, flat)
    for (const fact of [
      { key: 'Zähler', value: '0071' },
      { key: 'Schlüssel', value: '12-A' },
      { key: 'schlüssel', value: '14-B' },
    ]) {
      version = (await keep(home, clerk, flat, { version, ...fact })).json().version
    }
    expect((await read(home, clerk, flat)).ownFacts).toEqual([
      { key: 'schlüssel', value: '14-B' },
      { key: 'Zähler', value: '0071' },
    ])
    expect((await keep(home, clerk, flat, { version, key: 'Zähler', value: null })).statusCode).toBe(200)
    expect((await read(home, clerk, flat)).ownFacts).toEqual([{ key: 'schlüssel', value: '14-B' }])
    const told = (await world.ask(home, { url: `/api/v1/objects/${flat}/timeline`, as: clerk })).body
    for (const words of ['Eigenes Feld', 'Schlüssel: 12-A', 'schlüssel: 14-B', 'Zähler: 0071']) {
      expect(told).toContain(words)
    }
  })

  it('are not written over the head of somebody else, and not without words', async () => {
    const { home, clerk, flat } = await scene()
    const { version } = await read(home, clerk, flat)
    await keep(home, clerk, flat, { version, key: 'Schlüssel', value: '12-A' })
    const stale = await keep(home, clerk, flat, { version, key: 'Schlüssel', value: '99' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current.ownFacts).toEqual([{ key: 'Schlüssel', value: '12-A' }])
    expect((await keep(home, clerk, flat, { version, key: 'Schlüssel', value: '12-A' })).statusCode).toBe(200)
    const empty = await keep(home, clerk, flat, { version, key: ' ', value: ' ' })
    expect(empty.json().fields).toMatchObject({ key: expect.any(String), value: expect.any(String) })
  })

  it('have room for fifty of them, and are changed only by those who may change the object', async () => {
    const { home, clerk, flat } = await scene()
    let { version } = await read(home, clerk, flat)
    for (let number = 1; number <= mostOwnFacts; number++) {
      version = (await keep(home, clerk, flat, { version, key: `Zähler ${number}`, value: 'x' })).json().version
    }
    const full = await keep(home, clerk, flat, { version, key: 'Noch einer', value: 'x' })
    expect(full.json().fields).toEqual({ key: 'Höchstens 50 eigene Felder möglich' })
    const assistant = await world.person(home, 'assistant')
    expect((await keep(home, assistant, flat, { version, key: 'Zähler 1', value: 'y' })).statusCode).toBe(403)
    const foreign = await plantFlat(world, await world.workspace())
    expect((await keep(home, clerk, foreign, { version: 1, key: 'Zähler', value: 'y' })).statusCode).toBe(404)
  })
})
