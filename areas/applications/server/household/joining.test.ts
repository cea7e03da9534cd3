import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { application } from '../tables.ts'
import { plantLetting, type Letting } from '../testing/letting.ts'
import { plantTenancy, postTo } from '../testing/tenancy.ts'

const world = useWorld()

const beat = {
  title: 'mr',
  first_name: 'Beat',
  last_name: 'Zgraggen',
  date_of_birth: '1990-03-04',
  email: 'beat@example.ch',
  phone: '079 111 11 11',
  tenant_type: 'spouse',
  nation: 'CH',
  occupation: 'Schreiner',
}
const cleo = { first_name: 'Cleo', last_name: 'Muster', date_of_birth: '2020-03-04', days_present: 4 }

const add = ({ home, clerk, applicationId }: Letting, who: 'adult' | 'child', payload: object, as = clerk) =>
  world.ask(home, { method: 'POST', url: `/api/v1/applications/${applicationId}/new-${who}`, payload, as })
const get = async ({ home, clerk, applicationId }: Letting, path = '') =>
  (await world.ask(home, { url: `/api/v1/applications/${applicationId}${path}`, as: clerk })).json()

describe('somebody who joins a household', () => {
  it('is counted, found, shown last and told of in the history', async () => {
    const letting = await plantLetting(world)
    expect((await add(letting, 'adult', beat)).statusCode).toBe(200)
    expect((await add(letting, 'child', cleo)).statusCode).toBe(200)
    const { adults, children, tiles } = await get(letting)
    expect(adults.map(({ name }: { name: string }) => name)).toEqual(['Anna Muster', 'Beat Zgraggen'])
    expect(children).toMatchObject([{ name: 'Cleo Muster', daysPresent: 4 }])
    expect(tiles).toMatchObject({ adults: 2, children: 1 })
    const [child, adult] = (await get(letting, '/timeline')).entries
    expect([child.title, adult.title]).toEqual(['Kind hinzugefügt', 'Erwachsene Person hinzugefügt'])
    expect(adult.detail).toBe('Beat Zgraggen')
    const url = '/api/v1/applications/?state=all&search=zgraggen'
    const found = await world.ask(letting.home, { url, as: letting.clerk })
    expect(found.json().tableData.body).toHaveLength(1)
  })

  it('takes the role of the main tenant from whoever had it', async () => {
    const letting = await plantLetting(world)
    await add(letting, 'adult', { ...beat, tenant_type: 'main_tenant' })
    await add(letting, 'adult', { ...beat, first_name: 'Carla', tenant_type: 'main_tenant' })
    const { adults } = await get(letting)
    expect(adults.map(({ tenantType }: { tenantType: string | null }) => tenantType)).toEqual([
      null,
      expect.stringContaining('Mitbewohn'),
      expect.stringContaining('Hauptmiet'),
    ])
  })

  it('has a role in the form that fits the title, and in both without one', async () => {
    const letting = await plantLetting(world)
    await add(letting, 'adult', beat)
    await add(letting, 'adult', { ...beat, first_name: 'Carla', title: 'ms', tenant_type: 'main_tenant' })
    await add(letting, 'adult', { ...beat, first_name: 'Dominique', title: 'other', tenant_type: 'subtenant' })
    const { adults } = await get(letting)
    expect(adults.slice(1).map(({ tenantType }: { tenantType: string | null }) => tenantType)).toEqual([
      'Ehepartner oder eingetragener Partner',
      'Hauptmieterin',
      'Untermieterin, Untermieter',
    ])
  })

  it('has the age of what they are, and a number that can be dialled', async () => {
    const letting = await plantLetting(world)
    const wrong = async (who: 'adult' | 'child', payload: object) =>
      Object.keys((await add(letting, who, payload)).json().fields)
    expect(await wrong('adult', { ...beat, date_of_birth: '2020-03-04' })).toEqual(['date_of_birth'])
    expect(await wrong('child', { ...cleo, date_of_birth: '1990-03-04' })).toEqual(['date_of_birth'])
    expect(await wrong('adult', { ...beat, phone: '12' })).toEqual(['phone'])
    expect(await wrong('adult', { ...beat, first_name: '' })).toEqual(['first_name'])
  })

  it('is refused once the agreement names who rents; a child may still come', async () => {
    const tenancy = await plantTenancy(world)
    expect((await get(tenancy, '/new-adult')).allowed).toEqual({ allowed: true })
    await postTo(world, tenancy, 'change-contract-state', { contractState: 'contract_sent' })
    const answer = await add(tenancy, 'adult', beat)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('Der Mietvertrag ist versendet.')
    expect((await get(tenancy, '/new-adult')).allowed.allowed).toBe(false)
    expect((await add(tenancy, 'child', cleo)).statusCode).toBe(200)
  })

  it('is not taken out again once the agreement names them, and the button says so', async () => {
    const tenancy = await plantTenancy(world)
    const { id } = (await add(tenancy, 'adult', beat)).json()
    const one = { url: `/api/v1/adults/${id}/edit`, as: tenancy.clerk }
    const verdict = async () => (await world.ask(tenancy.home, one)).json().canBeDeleted
    expect(await verdict()).toEqual({ allowed: true })
    await postTo(world, tenancy, 'change-contract-state', { contractState: 'contract_sent' })
    expect(await verdict()).toEqual({
      allowed: false,
      reason: expect.stringContaining('braucht es einen neuen Vertrag'),
    })
    const answer = await world.ask(tenancy.home, { ...one, method: 'DELETE' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('Der Mietvertrag ist versendet.')
    await postTo(world, tenancy, 'change-contract-state', { contractState: 'without_contract' })
    expect((await world.ask(tenancy.home, { ...one, method: 'DELETE' })).statusCode).toBe(200)
  })

  it('cannot join a household that has been forgotten', async () => {
    const letting = await plantLetting(world)
    await asSystem(world.services, letting.home, ({ db, now }) =>
      db.update(application).set({ anonymisedAt: now }).where(eq(application.id, letting.applicationId)),
    )
    expect((await add(letting, 'adult', beat)).statusCode).toBe(409)
    expect((await add(letting, 'child', cleo)).statusCode).toBe(409)
  })

  it('is for those who write applications, and only in their workspace', async () => {
    const letting = await plantLetting(world)
    const assistant = await world.person(letting.home, 'assistant')
    expect((await add(letting, 'adult', beat, assistant)).statusCode).toBe(403)
    expect((await add(letting, 'child', cleo, assistant)).statusCode).toBe(403)
    const abroad = await plantLetting(world)
    expect((await add({ ...abroad, applicationId: letting.applicationId }, 'adult', beat)).statusCode).toBe(404)
    expect((await add({ ...abroad, applicationId: letting.applicationId }, 'child', cleo)).statusCode).toBe(404)
  })
})
