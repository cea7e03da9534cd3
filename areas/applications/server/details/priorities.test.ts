import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { offerFlat, plantLetting, type Letting } from '../testing/letting.ts'
import { plantWish } from '../testing/planting.ts'

const world = useWorld()

async function plantWishes() {
  const letting = await plantLetting(world)
  const ids = [letting.objectId]
  for (const title of ['Birkenweg 2', 'Eschenweg 3', 'Tannenweg 4']) {
    ids.push((await plantWish(world, letting.home, { title, rooms: 3.5, by: [] })).objectId)
  }
  return { letting, ids }
}

const save = ({ home, clerk, applicationId }: Letting, prios: string[], version = 1, as = clerk) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/objects/edit-prios/${applicationId}`,
    payload: { prios, version },
    as,
  })
const read = async ({ home, clerk, applicationId }: Letting, url = `objects/edit-prios/${applicationId}`) =>
  (await world.ask(home, { url: `/api/v1/${url}`, as: clerk })).json()
const titles = (answer: { objects: { title: string }[] }) => answer.objects.map(({ title }) => title)

describe('the order of the wishes', () => {
  it('is changed, with objects added and taken away', async () => {
    const { letting, ids } = await plantWishes()
    const [first = '', second = '', third = ''] = ids
    expect((await save(letting, [second, third, first])).json()).toMatchObject({ version: 2 })
    expect(titles(await read(letting))).toEqual(['Birkenweg 2', 'Eschenweg 3', 'Lindenweg 4, 3.5 Zimmer'])
    await save(letting, [third], 2)
    expect(titles(await read(letting))).toEqual(['Eschenweg 3'])
  })

  it('holds at most three, each once', async () => {
    const { letting, ids } = await plantWishes()
    const four = await save(letting, ids)
    expect(four.statusCode).toBe(422)
    expect(JSON.stringify(four.json().fields)).toContain('Höchstens drei Wunschobjekte')
    const [one = ''] = ids
    expect((await save(letting, [one, one])).statusCode).toBe(422)
  })

  it('is refused when somebody has changed it meanwhile, and while an offer is open', async () => {
    const { letting, ids } = await plantWishes()
    const [first = '', second = ''] = ids
    await save(letting, [second, first])
    const stale = await save(letting, [first], 1)
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current).toMatchObject({ version: 2, prios: [second, first] })
    await offerFlat(world, letting)
    expect((await save(letting, [first], 3)).statusCode).toBe(409)
  })

  it('asks for the permission, and is hidden from other workspaces', async () => {
    const { letting, ids } = await plantWishes()
    expect((await save(letting, ids.slice(1), 1, await world.person(letting.home, 'assistant'))).statusCode).toBe(403)
    const elsewhere = await plantLetting(world)
    expect((await save({ ...elsewhere, applicationId: letting.applicationId }, [])).statusCode).toBe(404)
    expect((await save(elsewhere, ids.slice(0, 1))).statusCode).toBe(404)
  })
})

it('beside the wishes stand free objects that fit, without the wishes themselves', async () => {
  const { letting } = await plantWishes()
  await save(letting, [letting.objectId])
  const { applicationId } = letting
  const shown = await read(letting, `applications/${applicationId}/alternative-apartments`)
  expect(titles(shown)).not.toContain('Lindenweg 4, 3.5 Zimmer')
  for (const { fits } of shown.objects) expect(fits.some(({ ok }: { ok: boolean }) => ok === false)).toBe(false)
})
