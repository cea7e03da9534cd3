// Creating an object: all entered data is stored and returned, and invalid values are reported at their field.

import { noBuildingFacts } from '#areas/buildings/rules/building-facts.ts'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { factsOfKind } from '../../rules/object-facts.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { plantBuilding } from '../testing/planting.ts'

const world = useWorld()

interface Scene {
  home: Workspace
  clerk: Person
}

async function scene(): Promise<Scene> {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin') }
}

const get = ({ home, clerk }: Scene, path: string) => world.ask(home, { url: `/api/v1/objects/${path}`, as: clerk })
const post = ({ home, clerk }: Scene, path: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `/api/v1/objects/${path}`, payload, as: clerk })

const house = {
  title: 'Seestrasse 4',
  street: 'Seestrasse',
  houseNumber: '4',
  postalCode: '8400',
  city: 'Winterthur',
  canton: 'ZH',
  colony: null,
  constructionYear: 1998,
  floors: 4,
  hasLift: true,
  ownerName: null,
  egid: null,
  district: null,
  hidesHouseNumber: false,
  ...noBuildingFacts,
}

const wanted = async (at: Scene, kind: string) => ({
  ...(await get(at, `create/${kind}`)).json().data,
  title: 'Seestrasse 4, 1. OG',
  reference_number: 'S4-11',
  buildingId: null,
  building: house,
})

describe('a new object', () => {
  it.each(objectKinds)(
    'of the kind %s begins with nothing that nobody has said, and is found in its list',
    async (kind) => {
      const at = await scene()
      const created = await post(at, `create/${kind}`, await wanted(at, kind))
      expect([created.statusCode, created.json().notify]).toMatchObject([
        200,
        [{ title: 'Seestrasse 4, 1. OG angelegt' }],
      ])
      const object = (await get(at, created.json().id)).json()
      expect(object).toMatchObject({ progress_state: 'available', publication: { isPublished: false } })
      const list = kind === 'apartment' ? 'apartments' : kind
      expect((await get(at, `${list}?search=seestrasse%20winterthur`)).json().tableData.body).toHaveLength(1)
      const { entries } = (await get(at, `${created.json().id}/timeline`)).json()
      expect(entries[0]).toMatchObject({ event: 'object.created', title: 'Angelegt' })
    },
  )

  it('stands in a building that is there, or in one that is created with it', async () => {
    const at = await scene()
    const buildingId = await plantBuilding(world, at.home)
    const data = await wanted(at, 'apartment')
    const both = await post(at, 'create/apartment', { ...data, buildingId })
    expect([both.statusCode, Object.keys(both.json().fields)]).toEqual([422, ['buildingId']])
    const inIt = await post(at, 'create/apartment', { ...data, buildingId, building: null })
    expect((await get(at, inIt.json().id)).json().building.place).toBe('8400 Winterthur')
    const foreign = await plantBuilding(world, await world.workspace())
    const elsewhere = { ...data, reference_number: 'S4-12', buildingId: foreign, building: null }
    expect((await post(at, 'create/apartment', elsewhere)).statusCode).toBe(404)
  })

  it('names what is wrong at its field, and creates nothing', async () => {
    const at = await scene()
    const data = await wanted(at, 'apartment')
    const fieldsOf = async (wrong: object) => {
      const answer = await post(at, 'create/apartment', { ...data, ...wrong })
      return [answer.statusCode, Object.keys(answer.json().fields ?? {})]
    }
    expect(await fieldsOf({ objectType: 'office' })).toEqual([422, ['objectType']])
    expect(await fieldsOf({ ancillaryCost: 100, heatingCosts: 80, operatingCosts: 21 })).toEqual([
      422,
      ['operatingCosts'],
    ])
    expect(await fieldsOf({ minAdults: 3, maxAdults: 2 })).toEqual([422, ['maxAdults']])
    expect(await fieldsOf({ website: 'keine' })).toEqual([422, ['website']])
    expect(await fieldsOf({ loggiaArea: -1, kitchen: 'golden' })).toEqual([422, ['loggiaArea', 'kitchen']])
    // A lone surrogate, which the database cannot store.
    expect(await fieldsOf({ title: 'Seestrasse \ud800' })).toEqual([422, []])
    expect((await get(at, 'apartments')).json().tableData.body).toHaveLength(0)
    expect(await fieldsOf({ ewid: '12a' })).toEqual([422, ['ewid']])
    expect(await fieldsOf({ building: { ...house, canton: 'QQ', egid: 'abc' } })).toEqual([
      422,
      ['building.canton', 'building.egid'],
    ])
    await post(at, 'create/apartment', data)
    expect(await fieldsOf({})).toEqual([422, ['reference_number']])
  })

  it('has a number that no other has, however it is written', async () => {
    const at = await scene()
    const data = { ...(await wanted(at, 'apartment')), reference_number: 'BÜ22-001' }
    const isFree = async (number: string) =>
      (await get(at, `reference-number?reference_number=${encodeURIComponent(number)}`)).json().isFree
    expect(await isFree('bü22-001')).toBe(true)
    const { id } = (await post(at, 'create/apartment', data)).json()
    expect(await isFree('bü22-001')).toBe(false)
    const again = await post(at, 'create/apartment', { ...data, reference_number: 'bü22-001' })
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([422, ['reference_number']])

    // The object's own number may be saved again; another object's number is refused.
    const { version } = (await get(at, `${id}/edit`)).json()
    const stored = (await get(at, `${id}/edit`)).json().data
    const edited = await post(at, `${id}/edit`, { ...stored, reference_number: 'bü22-001', version })
    expect(edited.statusCode).toBe(200)
    const other = (await post(at, 'create/apartment', { ...data, reference_number: 'BÜ22-002' })).json().id
    const taken = await post(at, `${other}/edit`, { ...stored, reference_number: 'BÜ22-001', version: 1 })
    expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([422, ['reference_number']])
  })

  it('is given its number once by two who give it at the same moment', async () => {
    const at = await scene()
    const data = await wanted(at, 'apartment')
    const answers = await Promise.all(
      ['g-1', 'G-1'].map((reference_number) => post(at, 'create/apartment', { ...data, reference_number })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('tells of numbers to those who may write, and of no other workspace', async () => {
    const at = await scene()
    const assistant = await world.person(at.home, 'assistant')
    expect((await get({ ...at, clerk: assistant }, 'reference-number?reference_number=S4-11')).statusCode).toBe(403)
    await post(at, 'create/apartment', await wanted(at, 'apartment'))
    expect((await get(await scene(), 'reference-number?reference_number=S4-11')).json()).toEqual({ isFree: true })
  })

  it('is offered on its list to those who may write', async () => {
    const at = await scene()
    expect((await get(at, 'plot')).json().definition.createNew).toEqual({
      enabled: true,
      choices: [{ key: 'plot', displayName: 'Neues Grundstück' }],
    })
  })

  it('asks for the permission to write', async () => {
    const at = await scene()
    const assistant = await world.person(at.home, 'assistant')
    const data = await wanted(at, 'apartment')
    expect((await post({ ...at, clerk: assistant }, 'create/apartment', data)).statusCode).toBe(403)
  })
})

describe('what is known of an object', () => {
  it('comes back as it was typed, money to the Rappen, and the history says what changed', async () => {
    const at = await scene()
    const facts = {
      loggiaArea: 6.5,
      heatingCosts: 80.35,
      kitchen: 'open',
      isCarPoor: false,
      website: 'https://example.ch/x',
    }
    const data = { ...(await wanted(at, 'apartment')), ancillaryCost: 200, ...facts, features: ['lift', 'parquet'] }
    const { id } = (await post(at, 'create/apartment', data)).json()
    const edit = (await get(at, `${id}/edit`)).json()
    expect(edit.data).toMatchObject({ ...facts, features: ['lift', 'parquet'], showers: null })
    await post(at, `${id}/edit`, { ...edit.data, loggiaArea: null, heatingCosts: 81, version: edit.version })
    const after = (await get(at, `${id}/edit`)).json()
    expect(after.data).toMatchObject({ loggiaArea: null, heatingCosts: 81, kitchen: 'open' })
    const { entries } = (await get(at, `${id}/timeline`)).json()
    expect(entries[0].detail).toContain('Davon Heizkosten: 80.35 → 81')
    expect(entries[0].detail).toContain('Loggia: 6.5 → –')
  })

  it('stands on its page, and comes in its groups under v2', async () => {
    const at = await scene()
    const data = { ...(await wanted(at, 'apartment')), heatingCosts: 80.5, ancillaryCost: 100, isCarFree: false }
    const { id } = (await post(at, 'create/apartment', data)).json()
    expect((await get(at, id)).json().facts).toEqual([
      { key: 'heatingCosts', value: 80.5 },
      { key: 'isCarFree', value: false },
    ])
    const edit = (await world.ask(at.home, { url: `/api/v2/objects/${id}/edit`, as: at.clerk })).json()
    expect(edit.data).toEqual((await get(at, `${id}/edit`)).json().data)
    expect(edit.groups[0]).toMatchObject({ key: 'identity', page: 'area', displayName: 'Objekt' })
    expect(edit.groups.flatMap(({ fields }: { fields: string[] }) => fields)).not.toContain('sellingPrice')
    const foreign = await scene()
    const hidden = await world.ask(foreign.home, { url: `/api/v2/objects/${id}/edit`, as: foreign.clerk })
    expect(hidden.statusCode).toBe(404)
  })

  it('is asked for only where it makes sense', () => {
    expect(factsOfKind('plot')).not.toContain('kitchen')
    expect(factsOfKind('parkingspace', 'rental')).toEqual(['rentalConditions', 'viewingSchedule', 'referenceDate'])
  })
})
