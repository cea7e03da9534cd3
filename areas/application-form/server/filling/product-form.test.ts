import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  exampleAdultAnswers,
  exampleChildAnswers,
  exampleHouseholdAnswers,
} from '#areas/forms/rules/testing/example-household.ts'
import { begin, plantObject, type Filling } from '../testing/planting.ts'

const world = useWorld()

async function started(isDemo = false) {
  const home = await world.workspace()
  if (isDemo) {
    await drizzle({ client: world.services.pool }).update(workspace).set({ isDemo }).where(eq(workspace.id, home.id))
    world.quartier.workspaces.forget()
  }
  const flat = await plantObject(world, home)
  const filling = await begin(world, home, [flat])
  const formId: string = (await filling.ask({ url: '/update' })).json().formId
  return { home, flat, filling, formId, ask: askerFor(home, filling, formId) }
}

const askerFor =
  (home: Workspace, { slug, token }: Filling, formId: string) =>
  (path: string, payload?: object, method: InjectOptions['method'] = payload ? 'POST' : 'GET') =>
    world.ask(home, {
      method,
      url: `/api/v1/product-form/${formId}/update/${slug}/${token}/${path}`,
      ...(payload && { payload }),
    })

describe('the form under the addresses of sale projects', () => {
  it('is filled in from its first answer to everybody who moves in', async () => {
    const { ask, flat, filling } = await started()
    const first = (await ask('')).json()
    expect(first.household.answers.priorities).toEqual([flat])
    const answers = { ...exampleHouseholdAnswers, household_type: 'single_parent_household', priorities: [flat] }
    expect((await ask('', { version: 1, answers, finishes: 'object' })).statusCode).toBe(200)
    expect((await ask('new-adult/')).json()).toMatchObject({ person: null, canChange: true })
    const ana = (await ask('new-adult/', { answers: { firstname: 'Ana' } })).json()
    expect((await ask(`adult/${ana.key}/`)).json()).toMatchObject({ key: ana.key, answers: { firstname: 'Ana' } })
    const whole = { version: ana.version, answers: exampleAdultAnswers, isComplete: true }
    expect((await ask(`adult/${ana.key}/`, whole)).statusCode).toBe(200)
    const beat = (await ask('adult/', { answers: { firstname: 'Beat' } })).json()
    expect((await ask(`adult/${beat.key}/`, undefined, 'DELETE')).statusCode).toBe(200)
    const mia = (await ask('child/', { answers: { firstname: 'Mia' } })).json()
    await ask(`child/${mia.key}/`, { version: mia.version, answers: exampleChildAnswers, isComplete: true })
    expect((await ask(`child/${mia.key}/`)).json().answers.name).toBe('Keller')
    expect((await ask('adult/')).json().people).toHaveLength(1)
    expect((await ask('child/')).json().people).toHaveLength(1)
    expect((await filling.submit()).json()).toMatchObject({ number: 1 })
    const last = (await ask('child/')).json().people[0]
    expect((await ask(`child/${last.key}/`, undefined, 'DELETE')).statusCode).toBe(200)
  })

  it('lists what is on offer of a type', async () => {
    const { ask, home, flat } = await started()
    await plantObject(world, home, { isPublished: false })
    await plantObject(world, home, { progressState: 'rented' })
    expect((await ask('object-list/apartment')).json().objects.map(({ id }: { id: string }) => id)).toEqual([flat])
    expect((await ask('object-list/parkingspace')).json().objects).toEqual([])
    expect((await ask('object-list/castle')).statusCode).toBe(404)
  })

  it('is not there under another form, another key, for a co-applicant, or elsewhere', async () => {
    const { home, filling } = await started()
    expect((await askerFor(home, filling, newId())('')).statusCode).toBe(404)
    const other = await started()
    expect((await askerFor(other.home, filling, other.formId)('')).statusCode).toBe(404)
    const { url } = (await other.filling.ask({ method: 'POST', url: '/invitations', payload: {} })).json()
    const [, slug = '', token = ''] = /application\/([^/]+)\/([^/]+)\//.exec(url) ?? []
    const own = askerFor(other.home, { ...filling, slug, token }, other.formId)
    expect((await own('adult/')).statusCode).toBe(404)
    expect((await own('new-adult/')).json()).toMatchObject({ person: null })
    expect((await own('new-adult/', { answers: { firstname: 'Beat' } })).json()).toMatchObject({ version: 1 })
    expect((await own('new-adult/')).json().person.answers.firstname).toBe('Beat')
  })
})

describe('a credit certificate that somebody names', () => {
  const number = 'CT-2026-10-05-Ana.Keller'

  it('is looked up with its issuer, kept for the staff, and asked for anew when it is another one', async () => {
    const { ask, home, filling, flat } = await started(true)
    await filling.save({ ...exampleHouseholdAnswers, priorities: [flat] })
    const answers = { ...exampleAdultAnswers, certificate_number: number }
    const ana = (await ask('adult/', { answers, isComplete: true })).json()
    const check = (certificate_number: string) => ask('credit-trust-check', { person: ana.key, certificate_number })
    expect((await check(number)).json()).toMatchObject({ valid: true, issued_on: '2026-10-05', name_match: true })
    expect((await check('CT-2026-10-05-Beat.Huber')).json()).toMatchObject({ valid: true, name_match: false })
    expect((await check('unbekannt')).json()).toMatchObject({ valid: false, issued_on: null })
    expect((await check('FEHLER')).statusCode).toBe(409)
    await check(number)
    await filling.submit()
    const clerk = await world.person(home, 'superuser')
    const read = async () =>
      (await world.ask(home, { url: `/api/v1/adults/${ana.key}/credit-check`, as: clerk })).json().certificate
    expect(await read()).toMatchObject({ number, valid: true, nameMatch: true, isDemo: true, isOutdated: false })
    const [person] = (await ask('adult/')).json().people
    const changed = await ask(`adult/${ana.key}/`, {
      version: person.version,
      answers: { certificate_number: 'CT-2026-11-01-Ana.Keller' },
      isComplete: true,
    })
    expect(changed.statusCode).toBe(200)
    expect(await read()).toMatchObject({ isOutdated: true })
  })

  it('is looked at by staff where no issuer is known, and by nobody for somebody of another household', async () => {
    const { ask } = await started()
    const ana = (await ask('adult/', { answers: { firstname: 'Ana', name: 'Keller' } })).json()
    const body = { person: ana.key, certificate_number: number }
    expect((await ask('credit-trust-check', body)).statusCode).toBe(409)
    expect((await ask('credit-trust-check', { ...body, person: newId() })).statusCode).toBe(404)
  })

  it('goes with the person', async () => {
    const { ask, home } = await started(true)
    const ana = (await ask('adult/', { answers: { firstname: 'Ana', name: 'Keller' } })).json()
    await ask('credit-trust-check', { person: ana.key, certificate_number: number })
    await ask(`adult/${ana.key}/`, undefined, 'DELETE')
    const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query('select 1 from credit_certificate'),
    )
    expect(rows).toEqual([])
  })
})
