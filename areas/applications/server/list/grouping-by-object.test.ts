import { describe, expect, it } from 'vitest'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { countCap } from '#platform/contract/table.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { listApplicationGroups } from '../../contract/list.ts'
import { answered, list, names, placeWith, type Place } from '../testing/asking.ts'
import { plantWish } from '../testing/planting.ts'

const world = useWorld()

type Groups = ReceivedResponseOf<typeof listApplicationGroups>

const askForGroups = ({ home, as }: Place, query: Record<string, string> = {}) => {
  const texts = new URLSearchParams({ group: 'object', state: 'all', ...query })
  return world.ask(home, { url: `/api/v1/applications/groups?${texts}`, as })
}

const groupsOf = async (place: Place, query: Record<string, string> = {}): Promise<Groups> =>
  answered(await askForGroups(place, query)).json()

const counts = ({ groups }: Groups) => groups.map(({ title, count }) => [title, count])

/** Ana and Ben wish for the first flat, Ana and Cem for the second; Ana is evaluated, the others are new. */
async function twoFlats() {
  const place = await placeWith(world, [
    { contactName: 'Ana Keller', progressState: 'active.evaluated', overallEvaluation: 'A' },
    { contactName: 'Ben Frei' },
    { contactName: 'Cem Aydin' },
  ])
  const [ana = '', ben = '', cem = ''] = place.ids
  const first = await plantWish(world, place.home, { title: 'Ahornweg 1', rooms: 2.5, by: [ana, ben] })
  const second = await plantWish(world, place.home, { title: 'Birkenweg 2', rooms: 4.5, by: [ana, cem], rank: 2 })
  return { place, first, second, ana, ben }
}

describe('the list of applications by object', () => {
  it('has a group for each wish, with state, offers, first in line and how many are in other groups too', async () => {
    const { place, first, ana } = await twoFlats()
    const { groups, next } = await groupsOf(place)
    expect(next).toBeNull()
    expect(groups.map(({ title, count }) => [title, count])).toEqual([
      ['Ahornweg 1', 2],
      ['Birkenweg 2', 2],
    ])
    expect(groups[0]).toMatchObject({
      id: first.objectId,
      href: `/objects/${first.objectId}`,
      state: { value: 'available', displayName: 'Verfügbar' },
      capped: false,
      facts: ['1 mit weiteren Wünschen', '0 von 1 Angeboten offen'],
      links: [
        { value: 'Zuerst: 1 Ana Keller', href: `/applications/${ana}` },
        { value: 'Board', href: `/objects/${first.objectId}/board` },
      ],
    })
  })

  it('gives the rows of a group in the order of the list', async () => {
    const { place, first, second } = await twoFlats()
    const rowsOf = async (objectId: string, query = {}) =>
      names(await list(world, place, { state: 'all', group: `object:${objectId}`, sort: 'number', ...query }))
    expect(await rowsOf(first.objectId)).toEqual(['Ana Keller', 'Ben Frei'])
    expect(await rowsOf(second.objectId)).toEqual(['Ana Keller', 'Cem Aydin'])
    expect(await rowsOf(second.objectId, { state: 'active.new' })).toEqual(['Cem Aydin'])
  })

  it('follows tab, search and filters', async () => {
    const { place, first } = await twoFlats()
    expect(counts(await groupsOf(place, { state: 'active.evaluated' }))).toEqual([
      ['Ahornweg 1', 1],
      ['Birkenweg 2', 1],
    ])
    expect(counts(await groupsOf(place, { search: 'ben' }))).toEqual([['Ahornweg 1', 1]])
    expect(counts(await groupsOf(place, { filters: JSON.stringify({ evaluation: ['none'] }) }))).toEqual([
      ['Ahornweg 1', 1],
      ['Birkenweg 2', 1],
    ])
    expect(await groupsOf(place, { search: 'nobody' })).toEqual({ groups: [], next: null })
    // Filters of the wish select the groups too: Ana is not shown under her other wish.
    const filters = [{ object: [first.objectId] }, { building: [first.buildingId] }, { rooms: ['2.5'] }]
    for (const one of filters) {
      expect(counts(await groupsOf(place, { filters: JSON.stringify(one) }))).toEqual([['Ahornweg 1', 2]])
    }
  })

  it('comes a page of ten at a time, each group once', async () => {
    const place = await placeWith(world, [{ contactName: 'Ana Keller' }])
    for (let number = 10; number < 35; number += 1) {
      await plantWish(world, place.home, {
        title: number < 22 ? 'Gleicher Titel' : `Weg ${number}`,
        rooms: 2,
        by: place.ids,
      })
    }
    const pages: Groups[] = [await groupsOf(place)]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await groupsOf(place, { after: next }))
    expect(pages.map(({ groups }) => groups.length)).toEqual([10, 10, 5])
    const all = pages.flatMap(({ groups }) => groups)
    expect(new Set(all.map(({ id }) => id)).size).toBe(25)
    expect(all.map(({ title }) => title)).toEqual(all.map(({ title }) => title).toSorted())
  })

  it('finds the same groups when more rows match than are counted', async () => {
    const { place } = await twoFlats()
    const few = await groupsOf(place)
    await asSystem(world.services, place.home, ({ client }) =>
      client.query(
        `insert into application (workspace_id, id, number, language, contact_name, contact_email, household_type,
            adults, children, persons, slug, token_hash, search_text)
          select a.workspace_id, gen_random_uuid(), 100 + n, a.language, a.contact_name, a.contact_email,
            a.household_type, a.adults, a.children, a.persons, a.slug || n, a.token_hash, a.search_text
          from application a, generate_series(1, $2) n where a.workspace_id = $1 and a.number = 1`,
        [place.home.id, countCap],
      ),
    )
    const many = await groupsOf(place)
    expect(many).toEqual(few)
    const first = many.groups[0]
    const [key] = await asSystem(world.services, place.home, async ({ client }) => {
      const { rows } = await client.query<{ key: string }>(
        'select sort_key as key from property_object where id = $1',
        [first?.id],
      )
      return rows.map((row) => row.key)
    })
    const after = JSON.stringify([key, first?.id])
    expect(counts(await groupsOf(place, { after }))).toEqual([['Birkenweg 2', 2]])
    const filters = JSON.stringify({ rooms: ['4.5'], language: ['de'] })
    expect(counts(await groupsOf(place, { filters }))).toEqual([['Birkenweg 2', 2]])
  })

  it('is offered in the definition of the list', async () => {
    const { place } = await twoFlats()
    const { definition } = await list(world, place)
    expect(definition?.groupings).toEqual([{ value: 'object', displayName: 'nach Objekt' }])
  })

  it('refuses unknown groupings, groups and cursors', async () => {
    const { place } = await twoFlats()
    expect((await askForGroups(place, { group: 'nothing' })).statusCode).toBe(422)
    expect((await askForGroups(place, { after: 'nonsense' })).statusCode).toBe(422)
    const rows = await world.ask(place.home, { url: '/api/v1/applications/?group=object:nonsense', as: place.as })
    expect(rows.statusCode).toBe(422)
  })

  it('needs the permission to see applications, and ends at the workspace', async () => {
    const { place, first } = await twoFlats()
    const marketer = await world.person(place.home, 'marketer')
    expect((await askForGroups({ ...place, as: marketer })).statusCode).toBe(403)
    const home = await world.workspace()
    const stranger = { home, as: await world.person(home) }
    expect(await groupsOf(stranger)).toEqual({ groups: [], next: null })
    expect(names(await list(world, stranger, { state: 'all', group: `object:${first.objectId}` }))).toEqual([])
  })
})
