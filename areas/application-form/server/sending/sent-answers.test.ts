import { describe, expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { exampleAdultAnswers, exampleChildAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

describe('what was sent', () => {
  const sent = async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    await filling.submit()
    const audit = async () => {
      const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
        client.query('select event, changes from audit_entry order by sequence offset 1'),
      )
      return rows
    }
    const decide = (state: string) =>
      inWorkspace(world.services.pool, home.id, (client) =>
        client.query('update application set progress_state = $1', [state]),
      )
    const columns = async () => {
      const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
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

  it('is kept without signs that turn a name around', async () => {
    const { home, filling, columns } = await sent()
    const [ana] = (await filling.read()).adults
    const payload = { version: ana?.version, answers: { name: '\u202EKel\u200Bler\u2069-Meier' } }
    expect((await filling.ask({ method: 'POST', url: `/adults/${ana?.key}`, payload })).statusCode).toBe(200)
    const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query<{ last_name: string; answers: { name: string } }>('select last_name, answers from adult'),
    )
    expect([(await columns()).contact_name, rows[0]?.last_name, rows[0]?.answers.name]).toEqual([
      'Ana Keller-Meier',
      'Keller-Meier',
      'Keller-Meier',
    ])
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
      inWorkspace(world.services.pool, home.id, async (client) => {
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
    await inWorkspace(world.services.pool, home.id, (client) => client.query(`update adult set nation = 'PT'`))
    await save(2, { occupation: 'Gärtnerin' })
    expect(await nation()).toEqual({ nation: 'PT', version: 3 })
    await save(3, { swiss_citizen: true })
    expect(await nation()).toEqual({ nation: 'CH', version: 4 })
  })

  it('may not lose what was required', async () => {
    const { filling, audit } = await sent()
    const refused = await filling.save({ pets: null })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toHaveProperty('pets')
    expect(await audit()).toEqual([])
  })

  it('takes the type of household from its people, and from the answer where they leave it open', async () => {
    const { filling, columns } = await sent()
    await filling.save({ household_type: 'couple_household' })
    expect((await columns()).household_type).toBe('single_person_household')
    const answers = { ...exampleAdultAnswers, firstname: 'Ben', tenant_type: 'flatmate' }
    await filling.ask({ method: 'POST', url: '/adults', payload: { answers, isComplete: true } })
    expect((await filling.save({ household_type: 'couple_household' })).statusCode).toBe(200)
    expect((await columns()).household_type).toBe('couple_household')
    const refused = await filling.save({ household_type: 'single_person_household' })
    expect(refused.json().fields).toEqual({ household_type: 'Bitte wählen' })
  })

  it('shows staff what its people contradict since somebody was added', async () => {
    const { home, filling, columns } = await sent()
    const clerk = await world.person(home, 'superuser')
    const told = async () => {
      const url = `/api/v1/applications/${(await columns()).id}`
      const list = await world.ask(home, { url: '/api/v1/applications/?state=all', as: clerk })
      const [row] = list.json().tableData.body
      return [(await world.ask(home, { url, as: clerk })).json().contradictions, row.household_type]
    }
    expect(await told()).toEqual([[], 'Eine Person'])
    const answers = { ...exampleAdultAnswers, firstname: 'Ben' }
    await filling.ask({ method: 'POST', url: '/adults', payload: { answers, isComplete: true } })
    expect(await told()).toEqual([[expect.stringContaining('Mehrere Personen')], 'Nicht angegeben'])
    // A mismatch already shown to staff does not block other answers.
    expect((await filling.save({ pets: true, pets_type: 'Katze' })).statusCode).toBe(200)
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
    await inWorkspace(world.services.pool, home.id, (client) =>
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
    expect(refused.json().message).toContain('wird bereits bearbeitet')
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
