// People who asked about projects: recorded, corrected, made investors, and deleted half a year after they left.

import { describe, expect, it } from 'vitest'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { interestedInvestor } from '../tables.ts'
import { processScene } from '../testing/process-scene.ts'
import { tidyInterestedInvestors } from './status.ts'

const world = useOwnWorld()
const { office, get, send, investorsOf } = processScene(world, plantProject)
const path = '/api/v1/investors/interested'

const person = {
  company: 'Stiftung Aare',
  title: null,
  firstName: 'Lea',
  lastName: 'Moser',
  contactEmail: 'lea@stiftung.example',
  contactPhone: '079 123 45 67',
  language: 'de',
  project: null,
  source: 'event',
  remark: 'Sucht in Bern',
  consentedOn: null,
}

const record = (home: Workspace, as: Person, change: object = {}) =>
  send(home, as, 'POST', `${path}/create`, { ...person, ...change })
const viewOf = async (home: Workspace, as: Person, id: string) => (await get(home, as, `${path}/${id}/edit`)).json()
const remove = (home: Workspace, as: Person, id: string) =>
  world.ask(home, { method: 'DELETE', url: `${path}/${id}`, as })
const leave = (home: Workspace, as: Person, id: string) =>
  send(home, as, 'POST', `${path}/${id}/change-status`, { action: 'deactivate', reason: 'no_answer' })

describe('a person who asked', () => {
  it('is recorded once for each address', async () => {
    const { home, clerk } = await office()
    const { id } = (await record(home, clerk)).json()
    expect(await viewOf(home, clerk, id)).toMatchObject({
      number: 1,
      progress_state: 'active',
      data: { lastName: 'Moser', contactPhone: '+41 79 123 45 67' },
    })
    const again = await record(home, clerk, { contactEmail: 'LEA@stiftung.example' })
    expect([again.statusCode, again.json().current]).toMatchObject([409, { id, number: 1 }])
    expect((await record(home, clerk, { contactEmail: null })).statusCode).toBe(200)
  })

  it.each([
    [{ contactEmail: null, contactPhone: '' }, 'contactEmail'],
    [{ contactPhone: '12' }, 'contactPhone'],
    [{ project: { value: '00000000-0000-7000-8000-000000000000', name: 'x', displayName: 'x' } }, 'project'],
  ])('is not recorded with %j', async (change, field) => {
    const { home, clerk } = await office()
    const answer = await record(home, clerk, change)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
  })

  it('is corrected in the version that was read', async () => {
    const { home, clerk } = await office()
    const { id } = (await record(home, clerk)).json()
    const { data, version } = await viewOf(home, clerk, id)
    const save = (remark: string) => send(home, clerk, 'POST', `${path}/${id}/edit`, { ...data, remark, version })
    expect((await save('Ruft zurück')).statusCode).toBe(200)
    const stale = await save('Anders')
    expect([stale.statusCode, stale.json().current.data.remark]).toEqual([409, 'Ruft zurück'])
  })

  it('is hidden from other workspaces, and asks for its permission', async () => {
    const { home, clerk } = await office()
    const { id } = (await record(home, clerk)).json()
    const other = await office()
    expect((await get(other.home, other.clerk, `${path}/${id}/edit`)).statusCode).toBe(404)
    const analyst = await world.person(home, 'analyst')
    expect((await get(home, analyst, `${path}/${id}/edit`)).statusCode).toBe(403)
    expect((await record(home, analyst)).statusCode).toBe(403)
  })
})

describe('the step to an investor', () => {
  it('takes contact and project along, once, and the person leaves the list', async () => {
    const { home, clerk, project } = await office()
    const wish = { value: project.id, name: project.title, displayName: project.title }
    const { id } = (await record(home, clerk, { project: wish })).json()
    const { version } = await viewOf(home, clerk, id)
    const make = (at: number) =>
      send(home, clerk, 'POST', `${path}/${id}/make-investor`, {
        company: 'Stiftung Aare',
        investorType: 'pension_fund',
        version: at,
      })
    expect((await make(version + 1)).statusCode).toBe(409)
    expect((await make(version)).statusCode).toBe(200)
    const { applies } = await investorsOf(home, clerk, project.id)
    expect(applies).toMatchObject([{ state: 'interested', investor: { company: 'Stiftung Aare' } }])
    expect(await viewOf(home, clerk, id)).toMatchObject({
      progress_state: 'inactive',
      investor: { name: 'Stiftung Aare' },
    })
    expect((await make(version + 1)).json().message).toBe('Die Person ist inaktiv')
    expect(await auditEntries(world, home, 'interested_investor.became_investor')).toHaveLength(1)
  })

  it('needs the right to change investors', async () => {
    const { home, clerk } = await office()
    const { id } = (await record(home, clerk)).json()
    const assistant = await world.person(home, 'assistant')
    expect((await get(home, assistant, `${path}/${id}/edit`)).statusCode).toBe(200)
    const payload = { company: 'X', investorType: 'other', version: 1 }
    expect((await send(home, assistant, 'POST', `${path}/${id}/make-investor`, payload)).statusCode).toBe(403)
  })
})

describe('leaving', () => {
  it('comes before deleting, which leaves no name in the history', async () => {
    const { home, clerk } = await office()
    const { id } = (await record(home, clerk)).json()
    expect((await remove(home, clerk, id)).statusCode).toBe(409)
    expect((await leave(home, clerk, id)).json().progress_state).toBe('inactive')
    expect((await leave(home, clerk, id)).statusCode).toBe(409)
    expect((await remove(home, clerk, id)).statusCode).toBe(200)
    expect((await get(home, clerk, `${path}/${id}/edit`)).statusCode).toBe(404)
    const told = await asSystem(world.services, home, async ({ client }) =>
      JSON.stringify((await client.query('select * from audit_entry where subject_id = $1', [id])).rows),
    )
    expect(told).toContain('interested_investor.deleted')
    expect(told).not.toMatch(/Moser|stiftung\.example/)
  })

  it('is forgotten after 180 days', async () => {
    const { home, clerk } = await office()
    const [gone, recent, active] = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        const answer = await record(home, clerk, { contactEmail: `${name}@example.ch`, contactPhone: '' })
        return answer.json<{ id: string }>().id
      }),
    )
    for (const id of [gone, recent]) await leave(home, clerk, id ?? '')
    const now = Date.now()
    const setLeft = (id: string | undefined, days: number) =>
      asSystem(world.services, home, ({ client }) =>
        client.query('update interested_investor set left_at = $2 where id = $1', [
          id,
          new Date(now - days * 86_400_000),
        ]),
      )
    await setLeft(gone, 180.01)
    await setLeft(recent, 179.99)
    await setLeft(active, 400)
    await asSystem(world.services, home, tidyInterestedInvestors)
    const left = await asSystem(world.services, home, ({ db }) => db.select().from(interestedInvestor))
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([recent, active]))
  })
})
