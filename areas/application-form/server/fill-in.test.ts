import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import de from '../texts/de.json' with { type: 'json' }
import shared from '#platform/texts/de.json' with { type: 'json' }
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { AnswerValue } from '../rules/answers.ts'
import { defaultForm } from '../rules/default-form.ts'
import { fieldsOf } from '../rules/form-definition.ts'
import { exampleAdultAnswers, exampleChildAnswers } from '../rules/testing/example-household.ts'
import { problemsOfPerson, shapeProblems } from '../rules/validity.ts'
import { begin, fillIn, plantObject } from './testing/planting.ts'

const world = useWorld()

describe('answers of the household', () => {
  it('are kept as they are typed, finished or not', async () => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)])
    expect((await filling.save({ pets: true, iban: 'CH93 00' })).json().version).toBe(2)
    await filling.save({ pets: null })
    expect((await filling.read()).household).toEqual({
      version: 3,
      answers: { priorities: expect.any(Array), iban: 'CH93 00' },
    })
  })

  it('of a step that is finished are judged; what was typed before stays', async () => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)])
    await filling.save({ remarks: 'Guten Tag' })
    const refused = await filling.save({ pets: true }, { finishes: 'household' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toMatchObject({ pets_type: 'Bitte ausfüllen', source: 'Bitte ausfüllen' })
    expect((await filling.read()).household.answers).toMatchObject({ remarks: 'Guten Tag' })
  })

  it('saved on two devices: the later one hears what the other has saved', async () => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)])
    const { version } = (await filling.read()).household
    await filling.ask({ method: 'POST', url: '/update', payload: { version, answers: { remarks: 'vom Telefon' } } })
    const stale = await filling.ask({
      method: 'POST',
      url: '/update',
      payload: { version, answers: { remarks: 'vom Computer' } },
    })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current).toMatchObject({ version: 2, answers: { remarks: 'vom Telefon' } })
    expect((await filling.read()).household.answers.remarks).toBe('vom Telefon')
  })

  it.each([
    ['a question the form does not have', { salary_slip: 'x' }],
    ['a number where a text belongs', { remarks: 7 }],
    ['a text without end', { remarks: 'x'.repeat(2001) }],
    ['a sign that no database keeps', { remarks: 'a\u0000b' }],
    ['half a sign', { remarks: '\ud800' }],
  ])('are refused with the field named: %s', async (_what, answers) => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)])
    const refused = await filling.save(answers)
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual(Object.keys(answers))
  })
})

describe('people of the household', () => {
  it('are recorded bit by bit, changed and taken out', async () => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)])
    const added = (await filling.ask({ method: 'POST', url: '/adults', payload: { answers: {} } })).json()
    expect(added.answers).toEqual({ country: 'CH' })
    const url = `/adults/${added.key}`
    const saved = await filling.ask({ method: 'POST', url, payload: { version: 1, answers: { firstname: 'Ana' } } })
    expect(saved.json()).toMatchObject({ version: 2, answers: { firstname: 'Ana', country: 'CH' } })
    const unfinished = await filling.ask({
      method: 'POST',
      url,
      payload: { version: 2, answers: {}, isComplete: true },
    })
    expect(unfinished.statusCode).toBe(422)
    expect(unfinished.json().fields.name).toBe('Bitte ausfüllen')
    await filling.ask({ method: 'DELETE', url })
    expect((await filling.read()).adults).toEqual([])
    expect((await filling.ask({ method: 'DELETE', url })).statusCode).toBe(404)
  })

  it('have versions of their own: a stale save of one does not touch the others', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    const [ana] = (await filling.read()).adults
    const save = (version: number, firstname: string) =>
      filling.ask({ method: 'POST', url: `/adults/${ana?.key}`, payload: { version, answers: { firstname } } })
    expect((await save(1, 'Anna')).statusCode).toBe(200)
    const stale = await save(1, 'Anne')
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current.answers.firstname).toBe('Anna')
    expect((await filling.save({ remarks: 'geht weiter' })).statusCode).toBe(200)
  })

  it('do not open with the key of another household', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    const other = await fillIn(world, home, [await plantObject(world, home)])
    const [stranger] = (await other.read()).adults
    const url = `/adults/${stranger?.key}`
    expect((await filling.ask({ method: 'DELETE', url })).statusCode).toBe(404)
    expect((await filling.ask({ method: 'POST', url, payload: { version: 1, answers: {} } })).statusCode).toBe(404)
    expect((await other.read()).adults).toHaveLength(1)
  })

  it('are no more than fit into a household', async () => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)])
    const add = () => filling.ask({ method: 'POST', url: '/children', payload: { answers: {} } })
    for (let count = 0; count < 12; count += 1) expect((await add()).statusCode).toBe(200)
    expect((await add()).statusCode).toBe(409)
  })
})

describe('browser and server', () => {
  const value: fc.Arbitrary<AnswerValue> = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.string({ maxLength: 5 }), { maxLength: 2 }),
    fc.constantFrom(
      'CH',
      'PT',
      '2026-02-29',
      '1991-04-02',
      'full_time',
      'enforcement',
      '',
      '+41791234567',
      'a@example.ch',
    ),
  )
  const words: Record<string, string> = { ...shared, ...de }
  const said = (key: string, values: Record<string, string | number> = {}) =>
    (words[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

  it('say the same about any answers of a person', async () => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)])
    const { formsSettings } = (await filling.ask({ url: '/update' })).json()
    const form = { form: defaultForm, world: { ...formsSettings, objects: [] } }
    const keys = fieldsOf(defaultForm, 'adult').map(({ key }) => key)
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 12 }), async (some) => {
        const answers = { ...exampleAdultAnswers, ...some }
        const entry = { answers: {}, adults: [], children: [], documents: [] }
        const misshapen = shapeProblems(defaultForm, 'adult', answers)
        const found =
          misshapen.length > 0 ? misshapen : problemsOfPerson({ ...form, entry }, 'adult', { key: 'x', answers })
        const answer = await filling.ask({ method: 'POST', url: '/adults', payload: { answers, isComplete: true } })
        const told = Object.fromEntries(found.map(({ path, key, values }) => [path, said(key, values)]))
        expect({ status: answer.statusCode, fields: answer.json().fields ?? {} }).toEqual({
          status: found.length === 0 ? 200 : 422,
          fields: told,
        })
        // The household keeps room for the next one.
        if (answer.statusCode === 200) await filling.ask({ method: 'DELETE', url: `/adults/${answer.json().key}` })
      }),
      { numRuns: 60 },
    )
  })
})

describe('what was sent', () => {
  const sent = async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    await filling.submit()
    const audit = async () => {
      const { rows } = await inWorkspace(world.house.pool, home.id, (client) =>
        client.query('select event, changes from audit_entry order by sequence offset 1'),
      )
      return rows
    }
    const decide = (state: string) =>
      inWorkspace(world.house.pool, home.id, (client) =>
        client.query('update application set progress_state = $1', [state]),
      )
    const columns = async () => {
      const { rows } = await inWorkspace(world.house.pool, home.id, (client) =>
        client.query('select * from application'),
      )
      return rows[0]
    }
    return { home, filling, audit, decide, columns }
  }

  it('may be changed by its link; the audit keeps the old and the new', async () => {
    const { filling, audit, columns } = await sent()
    const before = await columns()
    expect((await filling.save({ pets: true, pets_type: 'Katze' })).statusCode).toBe(200)
    expect(await audit()).toEqual([
      {
        event: 'application.changed_by_applicant',
        changes: expect.arrayContaining([
          { field: 'pets', old: false, new: true },
          { field: 'pets_type', old: null, new: 'Katze' },
        ]),
      },
    ])
    const after = await columns()
    expect(after.has_pets).toBe(true)
    expect(after.last_activity_at.getTime()).toBeGreaterThan(before.last_activity_at.getTime())
  })

  it('saved without a change leaves no trace', async () => {
    const { filling, audit, columns } = await sent()
    const before = await columns()
    expect((await filling.save({ pets: false })).json().version).toBe(before.version)
    const [ana] = (await filling.read()).adults
    await filling.ask({ method: 'POST', url: `/adults/${ana?.key}`, payload: { version: ana?.version, answers: {} } })
    expect(await columns()).toEqual(before)
    expect(await audit()).toEqual([])
  })

  it('says of the country what the form asks, and leaves what staff have entered', async () => {
    const { filling, home } = await sent()
    const [ana] = (await filling.read()).adults
    const nation = async () =>
      inWorkspace(world.house.pool, home.id, async (client) => {
        const { rows } = await client.query<{ nation: string | null; version: number }>(
          'select nation, version from adult',
        )
        return rows[0]
      })
    expect(await nation()).toEqual({ nation: 'CH', version: 1 })
    const save = (version: number, answers: object) =>
      filling.ask({ method: 'POST', url: `/adults/${ana?.key}`, payload: { version, answers } })
    await save(1, { swiss_citizen: false, permit: 'C' })
    expect(await nation()).toEqual({ nation: null, version: 2 })
    await inWorkspace(world.house.pool, home.id, (client) => client.query(`update adult set nation = 'PT'`))
    await save(2, { occupation: 'Gärtnerin' })
    expect(await nation()).toEqual({ nation: 'PT', version: 3 })
    await save(3, { swiss_citizen: true })
    expect(await nation()).toEqual({ nation: 'CH', version: 4 })
  })

  it('may not lose what was required', async () => {
    const { filling, audit } = await sent()
    const refused = await filling.save({ household_type: null })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toHaveProperty('household_type')
    expect(await audit()).toEqual([])
  })

  it('takes a further child and gives it back, counted both times', async () => {
    const { filling, columns, audit } = await sent()
    const added = await filling.ask({ method: 'POST', url: '/children', payload: { answers: exampleChildAnswers } })
    expect((await columns()).children).toBe(1)
    expect((await columns()).search_text).toContain('mia')
    await filling.ask({ method: 'DELETE', url: `/children/${added.json().key}` })
    expect((await columns()).persons).toBe(1)
    expect((await audit()).map(({ event }) => event)).toEqual([
      'application.person_added',
      'application.person_removed',
    ])
  })

  it('keeps its last adult', async () => {
    const { filling } = await sent()
    const [ana] = (await filling.read()).adults
    const refused = await filling.ask({ method: 'DELETE', url: `/adults/${ana?.key}` })
    expect(refused.statusCode).toBe(409)
  })

  it('is not changed where staff have corrected it and the household says nothing new', async () => {
    const { home, filling, columns } = await sent()
    await inWorkspace(world.house.pool, home.id, (client) =>
      client.query("update application set move_in_wish = '2027-04-01'"),
    )
    await filling.save({ remarks: 'Danke' })
    expect((await columns()).move_in_wish).toBe('2027-04-01')
  })

  it.each(['with_offer', 'assigned', 'inactive'])('stays as it is once somebody has decided: %s', async (state) => {
    const { filling, decide } = await sent()
    await decide(state)
    expect((await filling.read()).application?.canChange).toBe(false)
    const refused = await filling.save({ remarks: 'zu spät' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('bereits weiter bearbeitet')
    const more = await filling.ask({ method: 'POST', url: '/children', payload: { answers: exampleChildAnswers } })
    expect(more.statusCode).toBe(409)
  })

  it('does not know a person of nobody', async () => {
    const { filling } = await sent()
    const answer = await filling.ask({
      method: 'POST',
      url: `/adults/${newId()}`,
      payload: { version: 1, answers: {} },
    })
    expect(answer.statusCode).toBe(404)
  })
})
