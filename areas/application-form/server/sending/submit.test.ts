import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { adult, application, applicationWish } from '#areas/applications/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { begin, fillIn, plantObject } from '../testing/planting.ts'

const world = useWorld()

const inside = <Row>(home: Workspace, ask: (db: NodePgDatabase) => Promise<Row>) =>
  inWorkspace(world.services.pool, home.id, (client) => ask(drizzle({ client })))

const applicationsOf = (home: Workspace) =>
  inside(home, (db) => db.select().from(application).where(eq(application.workspaceId, home.id)))

async function mailsOf(home: Workspace): Promise<{ to_address: string; subject: string; body_text: string }[]> {
  return inWorkspace(world.services.pool, home.id, async (client) => {
    const { rows } = await client.query(
      'select to_address, subject, body_text from mail_message order by created_at, id',
    )
    return rows
  })
}

describe('sending the form', () => {
  it('makes an application with people, wishes, figures, audit and mail', async () => {
    const home = await world.workspace()
    const [flat, other] = [await plantObject(world, home), await plantObject(world, home, { title: 'Wohnung 4.1' })]
    const filling = await fillIn(world, home, [flat, other])
    await filling.save({ priorities: [other, flat], parking: true, parking_regular: 2 })
    const answer = await filling.submit()
    expect(answer.json()).toMatchObject({ number: 1, contactEmail: 'ana.keller@example.ch', canChange: true })

    const [row] = await applicationsOf(home)
    expect(row).toMatchObject({
      number: 1,
      progressState: 'active.new',
      language: 'de',
      contactName: 'Ana Keller',
      contactPhone: '+41791234567',
      householdType: 'single_person_household',
      adults: 1,
      children: 0,
      persons: 1,
      income: 80_000,
      incomeRatio: 3.33,
      wantsParking: true,
      parkingSpaces: 2,
      documents: 'none',
      source: 'project_website',
    })
    const wishes = await inside(home, (db) => db.select().from(applicationWish).orderBy(applicationWish.rank))
    expect(wishes.map(({ objectId }) => objectId)).toEqual([other, flat])
    const [ana] = await inside(home, (db) => db.select().from(adult))
    expect(ana).toMatchObject({
      firstName: 'Ana',
      lastName: 'Keller',
      dateOfBirth: '1991-04-02',
      tenantType: 'main_tenant',
    })
    expect(ana?.answers).not.toHaveProperty('email_confirm')
    for (const word of ['keller', '0791234567', '41791234567', 'ana.keller@example.ch', 'wohnung 4.1']) {
      expect(row?.searchText).toContain(word)
    }
    const { rows: points } = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(
        'select points, points_of(a, overall_evaluation) counted, points_of(a, null) public from application a',
      ),
    )
    // By the first wish, too, which was there before the application.
    expect(points).toEqual([{ points: row?.points, counted: row?.points, public: row?.publicPoints }])
    expect(row?.points).toBeGreaterThan(0)
    const audit = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query('select event, subject_title from audit_entry'),
    )
    expect(audit.rows).toEqual([{ event: 'application.submitted', subject_title: '1 Ana Keller' }])
    const [mail] = await mailsOf(home)
    expect(mail).toMatchObject({ to_address: 'ana.keller@example.ch', subject: 'Ihre Bewerbung 1 ist angekommen' })
    expect(mail?.body_text).toContain(`/form/application/${filling.slug}/${filling.token}/status`)
  })

  it('is done once, however often it is asked', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    const answers = await Promise.all([filling.submit(), filling.submit(), filling.submit()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json().number))).toEqual(new Set([1]))
    expect((await filling.submit()).json().number).toBe(1)
    expect(await applicationsOf(home)).toHaveLength(1)
    expect(await mailsOf(home)).toHaveLength(1)
  })

  it('takes many who press at the same moment, each twice: all of them in, none of them twice', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const fillings = await Promise.all(Array.from({ length: 24 }, () => fillIn(world, home, [flat])))
    const answers = await Promise.all([...fillings, ...fillings].map((filling) => filling.submit()))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([])
    const numbers = (await applicationsOf(home)).map(({ number }) => number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
  })

  it('numbers applications one after the other, each workspace for itself', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const elsewhere = await world.workspace()
    const both = [await fillIn(world, home, [flat]), await fillIn(world, home, [flat])]
    const numbers = (await Promise.all(both.map((one) => one.submit()))).map((answer) => answer.json().number)
    expect(new Set(numbers)).toEqual(new Set([1, 2]))
    const there = await fillIn(world, elsewhere, [await plantObject(world, elsewhere)])
    expect((await there.submit()).json().number).toBe(1)
  })

  it('refuses an unfinished form and names each field, in the language of the applicant', async () => {
    const home = await world.workspace()
    const filling = await begin(world, home, [await plantObject(world, home)], { language: 'fr' })
    const answer = await world.ask(home, {
      method: 'POST',
      url: `/fr/api/v2/applications/${filling.slug}/${filling.token}/submit`,
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toMatchObject({
      pets: expect.any(String),
      people: 'Veuillez saisir au moins une personne adulte',
      agreement_truth: 'Veuillez confirmer',
    })
    expect(await applicationsOf(home)).toHaveLength(0)
  })

  it('refuses an object that somebody else was given meanwhile, until it is taken off the list', async () => {
    const home = await world.workspace()
    const [flat, other] = [await plantObject(world, home), await plantObject(world, home)]
    const filling = await fillIn(world, home, [flat, other])
    await inside(home, (db) =>
      db.update(propertyObject).set({ progressState: 'rented' }).where(eq(propertyObject.id, flat)),
    )
    const refused = await filling.submit()
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields.priorities).toContain('nicht mehr frei')
    await filling.save({ priorities: [other] })
    expect((await filling.submit()).statusCode).toBe(200)
  })

  it('blocks a household that every wished object refuses', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home, { minOccupancy: 3 })])
    const refused = await filling.submit()
    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields.people).toContain('(Personen: 1)')
    const answers = { ...exampleAdultAnswers, firstname: 'Ben' }
    await filling.ask({ method: 'POST', url: '/adults', payload: { answers } })
    const { fields } = (await filling.submit()).json()
    expect(fields.people).toContain('beide als Hauptmieter')
    expect(fields['people.2']).toContain('(Personen: 2)')
  })

  it('needs the right key', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    const other = await begin(world, home, [await plantObject(world, home)])
    const url = `/api/v2/applications/${filling.slug}/${other.token}/submit`
    expect((await world.ask(home, { method: 'POST', url })).statusCode).toBe(404)
    expect(await applicationsOf(home)).toHaveLength(0)
  })

  it('writes to the applicant in French when the form was begun in French', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)], { language: 'fr' })
    await filling.submit()
    expect((await mailsOf(home))[0]?.subject).toBe('Votre candidature 1 est bien arrivée')
  })

  it('writes in the language that the applicant has changed to on the way', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)], { language: 'fr' })
    await filling.ask({ method: 'POST', url: '/submit', payload: { language: 'de' } })
    expect((await mailsOf(home))[0]?.subject).toBe('Ihre Bewerbung 1 ist angekommen')
  })
})

describe('confirming the address', () => {
  const linkIn = (text: string) => /\/form\/application\/(\w+)\/([\w-]+)\/confirm-email/.exec(text)?.slice(1).join('/')

  it('takes the button on the page of the mail; looking changes nothing, again does no harm', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    await filling.submit()
    const [mail] = await mailsOf(home)
    const url = `/api/v2/applications/${linkIn(mail?.body_text ?? '')}/email-validation`
    expect((await world.ask(home, { url })).json()).toEqual({
      email: 'ana.keller@example.ch',
      number: 1,
      isValidated: false,
    })
    expect((await filling.read()).application?.isEmailValidated).toBe(false)
    expect((await world.ask(home, { method: 'POST', url })).json().isValidated).toBe(true)
    expect((await world.ask(home, { method: 'POST', url })).statusCode).toBe(200)
    expect((await filling.read()).application?.isEmailValidated).toBe(true)
  })

  it('does not take the applicant’s own key, which proves no mailbox', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    await filling.submit()
    expect((await filling.ask({ method: 'POST', url: '/email-validation' })).statusCode).toBe(404)
  })

  it('of an old address means nothing once there is a new one', async () => {
    const home = await world.workspace()
    const filling = await fillIn(world, home, [await plantObject(world, home)])
    await filling.submit()
    const [mail] = await mailsOf(home)
    const { adults } = await filling.read()
    const [ana] = adults
    await filling.ask({
      method: 'POST',
      url: `/adults/${ana?.key}`,
      payload: { version: ana?.version, answers: { email: 'neu@example.ch', email_confirm: 'neu@example.ch' } },
    })
    const url = `/api/v2/applications/${linkIn(mail?.body_text ?? '')}/email-validation`
    expect((await world.ask(home, { method: 'POST', url })).statusCode).toBe(404)
  })
})
