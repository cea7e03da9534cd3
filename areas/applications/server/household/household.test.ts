import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { adult, application, child } from '../tables.ts'
import { mailsOf, offerFlat, plantLetting, type Letting } from '../testing/letting.ts'

const world = useWorld()

interface Family extends Letting {
  adults: string[]
  childId: string
}

async function plantFamily(): Promise<Family> {
  const letting = await plantLetting(world)
  const { home, applicationId } = letting
  const childId = newId()
  await asSystem(world.services, home, async ({ db }) => {
    const names = { workspaceId: home.id, applicationId, position: 2, lastName: 'Muster' }
    await db.insert(adult).values({ ...names, id: newId(), firstName: 'Beat', answers: { civil_status: 'married' } })
    await db.insert(child).values({ ...names, id: childId, firstName: 'Cleo' })
  })
  const view = (await world.ask(home, { url: `/api/v1/applications/${applicationId}`, as: letting.clerk })).json()
  return { ...letting, adults: view.adults.map(({ id }: { id: string }) => id), childId }
}

const ask = (
  family: Family,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  more: { payload?: object; as?: Person } = {},
) => world.ask(family.home, { method, url: `/api/v1/${path}/edit`, as: family.clerk, ...more })
const tilesOf = async (family: Family) =>
  (await world.ask(family.home, { url: `/api/v1/applications/${family.applicationId}`, as: family.clerk })).json().tiles

describe('an adult', () => {
  it('is shown with what they answered', async () => {
    const family = await plantFamily()
    const { data, sections, canBeDeleted } = (await ask(family, 'GET', `adults/${family.adults[1]}`)).json()
    expect(data).toMatchObject({ first_name: 'Beat', last_name: 'Muster' })
    expect(sections[0].fields).toEqual([
      { key: 'civil_status', label: expect.any(String), value: expect.stringMatching(/[Vv]erheiratet/) },
    ])
    expect(canBeDeleted).toEqual({ allowed: true })
  })

  it('is corrected, and found by the new name', async () => {
    const family = await plantFamily()
    const { data, version } = (await ask(family, 'GET', `adults/${family.adults[1]}`)).json()
    const payload = { ...data, last_name: 'Zgraggen', version }
    expect((await ask(family, 'POST', `adults/${family.adults[1]}`, { payload })).json().version).toBe(2)
    const found = await world.ask(family.home, {
      url: '/api/v1/applications/?state=all&search=zgraggen',
      as: family.clerk,
    })
    expect(found.json().tableData.body).toHaveLength(1)
  })

  it('counts no longer among those who live there as a guarantor', async () => {
    const family = await plantFamily()
    const { data, version } = (await ask(family, 'GET', `adults/${family.adults[1]}`)).json()
    await ask(family, 'POST', `adults/${family.adults[1]}`, { payload: { ...data, tenant_type: 'guarantor', version } })
    expect(await tilesOf(family)).toMatchObject({ adults: 1, children: 1 })
  })

  it('shows both values to the second of two editors', async () => {
    const family = await plantFamily()
    const path = `adults/${family.adults[1]}`
    const { data, version } = (await ask(family, 'GET', path)).json()
    await ask(family, 'POST', path, { payload: { ...data, phone: '+41 79 111 11 11', version } })
    const second = await ask(family, 'POST', path, { payload: { ...data, phone: '+41 79 222 22 22', version } })
    expect(second.statusCode).toBe(409)
    expect(second.json().current).toMatchObject({ version: 2, data: { phone: '+41 79 111 11 11' } })
  })

  it('can be taken out, but the last one stays', async () => {
    const family = await plantFamily()
    const [first, second] = family.adults
    expect((await ask(family, 'DELETE', `adults/${second}`)).statusCode).toBe(200)
    expect(await tilesOf(family)).toMatchObject({ adults: 1 })
    const last = await ask(family, 'DELETE', `adults/${first}`)
    expect(last.statusCode).toBe(409)
    expect(last.json().message).toContain('letzte erwachsene Person')
  })

  it('needs the permission, and is hidden from other workspaces', async () => {
    const family = await plantFamily()
    const path = `adults/${family.adults[0]}`
    const { data, version } = (await ask(family, 'GET', path)).json()
    const reader = await world.person(family.home, 'assistant')
    const payload = { ...data, version }
    expect((await ask(family, 'POST', path, { payload, as: reader })).statusCode).toBe(403)
    expect((await ask(family, 'DELETE', path, { as: reader })).statusCode).toBe(403)
    const abroad = await plantFamily()
    const foreign = [ask(abroad, 'GET', path), ask(abroad, 'POST', path, { payload }), ask(abroad, 'DELETE', path)]
    expect((await Promise.all(foreign)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })
})

describe('a child', () => {
  it('who is expected is shown by its month until it has a name', async () => {
    const family = await plantFamily()
    const answers = { is_expected: true, expected_month: '2027-05-31' }
    const put = (firstName: string) =>
      asSystem(world.services, family.home, ({ db }) =>
        db.update(child).set({ firstName, answers }).where(eq(child.id, family.childId)),
      )
    const shown = async () => {
      const view = await world.ask(family.home, {
        url: `/api/v1/applications/${family.applicationId}`,
        as: family.clerk,
      })
      return [view.json().children[0].name, (await ask(family, 'GET', `children/${family.childId}`)).json().shownName]
    }
    await put('–')
    expect(await shown()).toEqual(['Kind erwartet (Mai 2027)', 'Kind erwartet (Mai 2027)'])
    await put('Lina')
    expect(await shown()).toEqual(['Lina Muster', 'Lina Muster'])
  })

  it('is corrected within the nights of a week, and taken out', async () => {
    const family = await plantFamily()
    const path = `children/${family.childId}`
    const { data, version } = (await ask(family, 'GET', path)).json()
    expect((await ask(family, 'POST', path, { payload: { ...data, days_present: 8, version } })).statusCode).toBe(422)
    expect((await ask(family, 'POST', path, { payload: { ...data, days_present: 3, version } })).json().version).toBe(2)
    const stale = await ask(family, 'POST', path, { payload: { ...data, days_present: 5, version } })
    expect(stale.json().current).toMatchObject({ version: 2, data: { days_present: 3 } })
    expect((await ask(family, 'DELETE', path)).statusCode).toBe(200)
    expect(await tilesOf(family)).toMatchObject({ children: 0 })
  })

  it('needs the permission, and is hidden from other workspaces', async () => {
    const family = await plantFamily()
    const path = `children/${family.childId}`
    const { data, version } = (await ask(family, 'GET', path)).json()
    const payload = { ...data, version }
    const reader = await world.person(family.home, 'assistant')
    expect((await ask(family, 'POST', path, { payload, as: reader })).statusCode).toBe(403)
    const abroad = await plantFamily()
    const foreign = [ask(abroad, 'GET', path), ask(abroad, 'POST', path, { payload }), ask(abroad, 'DELETE', path)]
    expect((await Promise.all(foreign)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })
})

describe('the rules of a household', () => {
  const save = async (family: Family, id: string | undefined, change: object) => {
    const { data, version } = (await ask(family, 'GET', `adults/${id}`)).json()
    return ask(family, 'POST', `adults/${id}`, { payload: { ...data, ...change, version } })
  }

  it('let one main tenant hand the role on, and nobody drop it', async () => {
    const family = await plantFamily()
    const [ana, ben] = family.adults
    expect((await save(family, ana, { tenant_type: 'main_tenant' })).statusCode).toBe(200)
    expect((await save(family, ben, { tenant_type: 'spouse' })).statusCode).toBe(200)
    const dropped = await save(family, ana, { tenant_type: 'flatmate' })
    expect(dropped.statusCode).toBe(422)
    expect(dropped.json().fields.tenant_type).toContain('Hauptmieter')
    expect((await ask(family, 'DELETE', `adults/${ana}`)).statusCode).toBe(409)

    expect((await save(family, ben, { tenant_type: 'main_tenant' })).statusCode).toBe(200)
    expect((await ask(family, 'GET', `adults/${ana}`)).json().data.tenant_type).toBe('spouse')
    expect((await ask(family, 'DELETE', `adults/${ana}`)).statusCode).toBe(200)
  })

  it('tell whoever still has the former main tenant open that the role is gone', async () => {
    const family = await plantFamily()
    const [ana, ben] = family.adults
    await save(family, ana, { tenant_type: 'main_tenant' })
    const { data, version } = (await ask(family, 'GET', `adults/${ana}`)).json()
    expect((await save(family, ben, { tenant_type: 'main_tenant' })).statusCode).toBe(200)
    const payload = { ...data, occupation: 'Gärtnerin', version }
    const stale = await ask(family, 'POST', `adults/${ana}`, { payload })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current).toMatchObject({ version: version + 1, data: { tenant_type: 'flatmate' } })
    const recorded = await asSystem(world.services, family.home, ({ client }) =>
      client.query(
        `select changes -> 0 as change from audit_entry
         where workspace_id = $1 and subject_id = $2 and event = 'adult.corrected' order by sequence`,
        [family.home.id, family.applicationId],
      ),
    )
    expect(recorded.rows.slice(1).map(({ change }) => change)).toEqual([
      { field: 'tenant_type', old: 'main_tenant', new: 'flatmate' },
      { field: 'tenant_type', old: null, new: 'main_tenant' },
    ])
  })

  it('keep adults of age and children below it', async () => {
    const family = await plantFamily()
    const young = await save(family, family.adults[0], { date_of_birth: '2020-01-01' })
    expect(young.json().fields.date_of_birth).toContain('18')
    const old = await save(family, family.adults[0], { date_of_birth: '1890-05-05' })
    expect(old.json().fields.date_of_birth).toContain('über 120 Jahre alt')
    const { data, version } = (await ask(family, 'GET', `children/${family.childId}`)).json()
    const payload = { ...data, date_of_birth: '1990-01-01', version }
    expect((await ask(family, 'POST', `children/${family.childId}`, { payload })).statusCode).toBe(422)
  })
})

describe('the contact of the application', () => {
  const correct = async (family: Family, id: string | undefined, change: object) => {
    const { data, version } = (await ask(family, 'GET', `adults/${id}`)).json()
    return ask(family, 'POST', `adults/${id}`, { payload: { ...data, ...change, version } })
  }
  const headOf = async ({ home, clerk, applicationId }: Family) =>
    (await world.ask(home, { url: `/api/v1/applications/${applicationId}`, as: clerk })).json()
  /** Sets the contact to the name of the first adult, as the form does. */
  const setContact = (family: Family, contactName: string) =>
    asSystem(world.services, family.home, ({ db }) =>
      db.update(application).set({ contactName }).where(eq(application.workspaceId, family.home.id)),
    )

  it('takes the corrected name of its adult into head, audit and mails', async () => {
    const family = await plantFamily()
    const [ana = ''] = family.adults
    const { data } = (await ask(family, 'GET', `adults/${ana}`)).json()
    await setContact(family, `${data.first_name} ${data.last_name}`)
    const saved = await correct(family, ana, { first_name: 'Dora', last_name: 'Direktauditneu' })
    expect(saved.json().notify[0].description).toContain('Kontakt')
    expect((await headOf(family)).contactName).toBe('Dora Direktauditneu')
    await offerFlat(world, family)
    const mail = (await mailsOf(world, family.home)).findLast(({ kind }) => kind === 'offer')
    expect(mail?.toName).toBe('Dora Direktauditneu')
    expect(mail?.bodyText).toContain('Dora Direktauditneu')
    const url = `/api/v1/applications/${family.applicationId}/timeline`
    const timeline = await world.ask(family.home, { url, as: family.clerk })
    expect(timeline.body).toContain('Direktauditneu')
  })

  it('stays as staff set it apart', async () => {
    const family = await plantFamily()
    await setContact(family, 'Familie Muster')
    await correct(family, family.adults[0], { last_name: 'Zgraggen' })
    expect((await headOf(family)).contactName).toBe('Familie Muster')
  })
})
