// An investor is deleted with mails, news and the words of the history, unless a signature or an offer has to be kept.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { optOutToken } from '../process/opt-out-token.ts'
import { plantApply, plantInvestor } from '../testing/planting.ts'
import { path, processScene } from '../testing/process-scene.ts'
import { investor } from '../tables.ts'
import { tidyInvestors } from './forgetting.ts'

const world = useOwnWorld()
const { office, get, send, investorsOf } = processScene(world, plantProject)

const leave = (home: Workspace, as: Person, id: string) =>
  send(home, as, 'POST', `${path}/${id}/change-status`, { action: 'deactivate', reason: 'no_answer', comment: 'Umzug' })
const remove = (home: Workspace, as: Person, id: string) =>
  world.ask(home, { method: 'DELETE', url: `${path}/${id}`, as })

const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000)

describe('deleting an investor', () => {
  it('leaves neither name nor address in mails, news and history', async () => {
    const { home, clerk, project } = await office()
    const id = await plantInvestor(world, home, { company: 'Vorsorge Aare', contactEmail: 'kat@aare.example' })
    await send(home, clerk, 'POST', `${path}/${id}/offer-project`, { projectId: project.id })
    const [apply] = (await investorsOf(home, clerk, project.id)).applies
    const token = optOutToken({ services: world.services, workspace: home }, project.slug, apply?.id ?? '')
    const url = `${path}/action/${project.slug}/${token}/investor-opt-out`
    await world.ask(home, { method: 'POST', url, payload: { scope: 'project' } })
    const { data, version } = (await get(home, clerk, `${path}/${id}/edit`)).json()
    const contacts = data.contacts.map((one: object) => ({ ...one, email: 'new@aare.example' }))
    expect((await send(home, clerk, 'POST', `${path}/${id}/edit`, { ...data, contacts, version })).statusCode).toBe(200)
    await leave(home, clerk, id)
    await asSystem(world.services, home, async ({ db, client }) => {
      expect(await db.$count(mailMessage, eq(mailMessage.recordId, id))).toBe(1)
      const news = await client.query('select from staff_news where workspace_id = $1', [home.id])
      expect(news.rows).toHaveLength(1)
      // Known since their mails were delivered.
      const text = 'insert into mail_address (workspace_id, address) values ($1, $2), ($1, $3)'
      await client.query(text, [home.id, 'kat@aare.example', 'new@aare.example'])
    })
    expect((await remove(home, clerk, id)).statusCode).toBe(200)
    await asSystem(world.services, home, async ({ db, client }) => {
      expect(await db.$count(mailMessage, eq(mailMessage.recordId, id))).toBe(0)
      for (const table of ['audit_entry', 'staff_news', 'mail_message', 'mail_address']) {
        const { rows } = await client.query(`select * from ${table} where workspace_id = $1`, [home.id])
        expect([table, JSON.stringify(rows).match(/Vorsorge Aare|aare\.example|Umzug/)]).toEqual([table, null])
      }
      const { rows } = await client.query(`select event from audit_entry where subject_id = $1 and event = $2`, [
        id,
        'investor.deleted',
      ])
      expect(rows).toHaveLength(1)
    })
  })

  it.each([
    ['signed', { state: 'nda_signed', hasNda: true }],
    ['offered', { state: 'nbo_submitted', nbo: 19_000_000 }],
  ] as const)('is refused once the investor has %s, also years later', async (_, joined) => {
    const { home, clerk, project } = await office()
    const id = await plantInvestor(world, home)
    await plantApply(world, home, { investorId: id, project, ...joined })
    await leave(home, clerk, id)
    expect((await remove(home, clerk, id)).statusCode).toBe(409)
    await asSystem(world.services, home, ({ db }) =>
      db
        .update(investor)
        .set({ leftAt: yearsAgo(5) })
        .where(eq(investor.id, id)),
    )
    await asSystem(world.services, home, tidyInvestors)
    expect((await get(home, clerk, `${path}/${id}`)).statusCode).toBe(200)
  })
})

describe('each night', () => {
  it('deletes who left more than 730 days ago, and nobody who is active', async () => {
    const { home } = await office()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await plantInvestor(world, home, { progressState: 'inactive', leftAt: daysAgo(730.01) })
    const recent = await plantInvestor(world, home, { progressState: 'inactive', leftAt: daysAgo(729.99) })
    const active = await plantInvestor(world, home, { leftAt: daysAgo(2000) })
    await asSystem(world.services, home, tidyInvestors)
    const left = await asSystem(world.services, home, ({ db }) => db.select({ id: investor.id }).from(investor))
    expect(left.map(({ id }) => id).toSorted()).toEqual([recent, active].toSorted())
  })
})

describe('an opt-out', () => {
  it('ends at the request of the investor, with its reason', async () => {
    const { home, clerk } = await office()
    const id = await plantInvestor(world, home, { optedOutAt: new Date() })
    const end = () =>
      send(home, clerk, 'POST', `${path}/${id}/change-status`, { action: 'end_opt_out', reason: 'Anruf vom Freitag' })
    expect((await end()).statusCode).toBe(200)
    expect((await get(home, clerk, `${path}/${id}`)).json().optedOutAt).toBeNull()
    expect((await end()).statusCode).toBe(409)
  })
})
