// Many who send in the same moment are answered together; each hears what they would have heard alone.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { begin, fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

const rowsOf = (home: Workspace, sql: string) =>
  inWorkspace(world.services.pool, home.id, (client) => client.query(sql)).then(({ rows }) => rows)
const numbersOf = async (home: Workspace) =>
  (await rowsOf(home, 'select number from application order by number')).map(({ number }) => number)
const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('many who send at once', () => {
  it('hear each their own: who is in, who is refused in their language, who has another key', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const whole = await Promise.all(places(3).map(() => fillIn(world, home, [flat])))
    const unfinished = await begin(world, home, [flat], { language: 'fr' })
    const [first] = whole
    const french = world.ask(home, {
      method: 'POST',
      url: `/fr/api/v2/applications/${unfinished.slug}/${unfinished.token}/submit`,
    })
    const stranger = world.ask(home, {
      method: 'POST',
      url: `/api/v2/applications/${first?.slug}/${unfinished.token}/submit`,
    })
    const sent = Promise.all(whole.map((one) => one.submit()))
    expect((await sent).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await french).statusCode).toBe(422)
    expect((await french).json().fields.people).toBe('Veuillez saisir au moins une personne adulte')
    expect((await stranger).statusCode).toBe(404)
    expect(await numbersOf(home)).toEqual([1, 2, 3])
    expect(await rowsOf(home, `select 1 from audit_entry where event = 'application.submitted'`)).toHaveLength(3)
    expect(await rowsOf(home, 'select 1 from application_draft')).toHaveLength(1)
  })

  it('fill the places that are left, and no more, in whatever crowds they come', async () => {
    const home = await world.workspace()
    const [few, many] = [await plantObject(world, home, { maxApplications: 5 }), await plantObject(world, home)]
    const wishes = places(12).map((place) => (place % 2 ? [few] : [few, many]))
    const households = await Promise.all(wishes.map((one) => fillIn(world, home, one)))
    const answers = await Promise.all(households.map((one) => one.submit()))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 422)).toHaveLength(7)
    expect(await rowsOf(home, `select 1 from application_wish where object_id = '${few}'`)).toHaveLength(5)
  })

  it('are not held up by one whose answers cannot be kept', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const households = await Promise.all(places(6).map(() => fillIn(world, home, [flat])))
    // Two drafts with the same person in them, as no form makes them.
    const [one, other] = households
    await rowsOf(
      home,
      `update application_draft set people = (select people from application_draft where slug = '${one?.slug}')
        where slug = '${other?.slug}'`,
    )
    const statuses = (await Promise.all(households.map((each) => each.submit()))).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 409])
    expect(await numbersOf(home)).toHaveLength(5)
  })

  it('hear why nothing is taken while sending pauses, each in their language', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const households = await Promise.all(
      places(4).map((place) => fillIn(world, home, [flat], { language: place % 2 ? 'de' : 'fr' })),
    )
    await rowsOf(
      home,
      `insert into project_setting (workspace_id, key, value) values ('${home.id}', 'form_general',
        '{"isPaused": true, "pauseNoteDe": "Wir ziehen um.", "pauseNoteFr": "Nous déménageons."}')`,
    )
    const answers = await Promise.all(
      households.map(({ slug, token }, index) =>
        world.ask(home, {
          method: 'POST',
          url: `${index % 2 ? '/fr' : ''}/api/v2/applications/${slug}/${token}/submit`,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409])
    for (const [index, answer] of answers.entries()) {
      expect(answer.json().message).toContain(index % 2 ? 'Nous déménageons.' : 'Wir ziehen um.')
    }
    expect(await numbersOf(home)).toEqual([])
  })

  it('are counted by the rules for points once each, with their wishes', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const households = await Promise.all(places(3).map(() => fillIn(world, home, [flat])))
    await Promise.all(households.map((one) => one.submit()))
    const kept = await rowsOf(home, 'select points, public_points from application')
    await rowsOf(home, 'update application set points = null')
    expect(new Set(kept.map(({ points }) => points > 0))).toEqual(new Set([true]))
    expect(kept).toEqual(await rowsOf(home, 'select points, public_points from application'))
  })
})
