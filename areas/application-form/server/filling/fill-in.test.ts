import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import de from '../../texts/de.json' with { type: 'json' }
import shared from '#platform/texts/de.json' with { type: 'json' }
import { useWorld } from '#platform/server/testing/world.ts'
import type { AnswerValue } from '#areas/forms/rules/answers.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { problemsOfPerson, shapeProblems } from '#areas/forms/rules/validity.ts'
import { begin, fillIn, plantObject } from '../testing/planting.ts'

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
    expect(refused.json().fields).toMatchObject({ pets_type: 'Bitte ausfüllen', music_instruments: 'Bitte wählen' })
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
        // Deletes the adult so that the household limit is not reached.
        if (answer.statusCode === 200) await filling.ask({ method: 'DELETE', url: `/adults/${answer.json().key}` })
      }),
      { numRuns: 60 },
    )
  })
})
