// Schedules make and send a report on their day, once.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { asking, type Scene } from '../testing/asking.ts'
import { orderScheduledReports } from './due-schedules.ts'

const world = useOwnWorld()
const { ask, archiveOf } = asking(world)

const path = '/api/v1/reporting/schedules'

async function scene(): Promise<Scene> {
  world.setTime(new Date('2026-11-26T08:00:00Z'))
  const home = await world.workspace()
  await plantFlat(world, home)
  return { home, clerk: await world.person(home, 'admin') }
}

const dataOf = ({ clerk }: Scene, fields: object = {}) => ({
  title: 'Monatsbericht',
  rhythm: 'monthly',
  nextRun: '2026-12-31',
  recipients: [{ kind: 'user', id: clerk.id }],
  ...fields,
})

const create = async (at: Scene, fields: object = {}) => {
  const answer = await ask(at, 'POST', `${path}/create`, dataOf(at, fields))
  return { answer, schedule: answer.json().schedule }
}
const listed = async (at: Scene) => (await ask(at, 'GET', path)).json().items
const night = (at: Scene) => asSystem(world.services, at.home, (ctx) => orderScheduledReports(ctx))
const mailsOf = ({ home }: Scene) =>
  asSystem(world.services, home, ({ db }) => db.select().from(mailMessage).where(eq(mailMessage.kind, 'staff-report')))

describe('a schedule', () => {
  it('makes its report on its day, sends it once, and goes on to the next day', async () => {
    const at = await scene()
    await create(at)
    await night(at)
    expect((await archiveOf(at)).items).toEqual([])
    world.setTime(new Date('2026-12-31T02:20:00Z'))
    await night(at)
    await night(at)
    await world.services.jobs.runDue()
    const { items } = await archiveOf(at)
    expect(items).toMatchObject([
      { title: 'Monatsbericht', state: 'done', isScheduled: true, recipients: [{ name: 'Nora Ammann' }] },
    ])
    expect(items[0].recipients[0].sentAt).toMatch(/^2026-12-31/)
    expect(await mailsOf(at)).toHaveLength(1)
    expect(await listed(at)).toMatchObject([{ data: { nextRun: '2027-01-31' } }])
  })

  it('makes up for missed nights once', async () => {
    const at = await scene()
    await create(at, { rhythm: 'weekly', nextRun: '2026-12-01' })
    world.setTime(new Date('2027-01-02T02:20:00Z'))
    await night(at)
    expect((await archiveOf(at)).items).toHaveLength(1)
    expect(await listed(at)).toMatchObject([{ data: { nextRun: '2027-01-05' } }])
  })

  it('of a report with costs is closed to people who may not see the budget', async () => {
    const at = await scene()
    const { schedule } = await create(at, { costs: true })
    await create(at, { title: 'Ohne Kosten' })
    const user = { ...at, clerk: await world.person(at.home, 'user') }
    expect(await listed(user)).toMatchObject([{ data: { title: 'Ohne Kosten' } }])
    expect((await ask(user, 'DELETE', `${path}/${schedule.id}/delete`)).statusCode).toBe(404)
    expect(await listed(at)).toHaveLength(2)
  })

  it('does nothing while it is paused, and nothing more once it is deleted; its reports stay', async () => {
    const at = await scene()
    const { schedule } = await create(at, { nextRun: null })
    world.setTime(new Date('2027-06-01T02:20:00Z'))
    await night(at)
    expect((await archiveOf(at)).items).toEqual([])
    const edit = dataOf(at, { nextRun: '2027-06-02', version: schedule.version })
    expect((await ask(at, 'POST', `${path}/${schedule.id}/edit`, edit)).statusCode).toBe(200)
    world.setTime(new Date('2027-06-02T02:20:00Z'))
    await night(at)
    await world.services.jobs.runDue()
    expect((await ask(at, 'DELETE', `${path}/${schedule.id}`)).statusCode).toBe(200)
    expect(await listed(at)).toEqual([])
    expect((await archiveOf(at)).items).toMatchObject([{ state: 'done', isScheduled: true }])
  })

  it('leaves out recipients who cannot sign in any more', async () => {
    const at = await scene()
    const gone = await world.person(at.home, 'admin', { isActive: true })
    await create(at, {
      recipients: [
        { kind: 'user', id: at.clerk.id },
        { kind: 'user', id: gone.id },
      ],
    })
    await asSystem(world.services, at.home, ({ client }) =>
      client.query('update staff_user set is_active = false where id = $1', [gone.id]),
    )
    world.setTime(new Date('2026-12-31T02:20:00Z'))
    await night(at)
    await world.services.jobs.runDue()
    expect((await mailsOf(at)).map(({ toAddress }) => toAddress)).toEqual([at.clerk.email])
    const [{ recipients }] = await listed(at)
    expect(recipients.map(({ isReached }: { isReached: boolean }) => isReached).toSorted()).toEqual([false, true])
  })
})

describe('saving a schedule', () => {
  it('refuses a day that is over, no recipient, and a stale version', async () => {
    const at = await scene()
    for (const [field, fields] of [
      ['nextRun', { nextRun: '2026-11-26' }],
      ['recipients', { recipients: [] }],
    ] as const) {
      const { answer } = await create(at, fields)
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
    }
    const { schedule } = await create(at)
    const edit = (version: number) =>
      ask(at, 'POST', `${path}/${schedule.id}/edit`, dataOf(at, { title: 'Anders', version }))
    expect((await edit(1)).json().schedule).toMatchObject({ version: 2, data: { title: 'Anders' } })
    expect((await edit(1)).statusCode).toBe(409)
  })

  it('is for people who may read reports, in their own workspace', async () => {
    const at = await scene()
    const { schedule } = await create(at)
    const assistant = { home: at.home, clerk: await world.person(at.home, 'assistant') }
    const stranger = await scene()
    expect((await ask(assistant, 'GET', path)).statusCode).toBe(403)
    expect(await listed(stranger)).toEqual([])
    expect((await ask(stranger, 'DELETE', `${path}/${schedule.id}`)).statusCode).toBe(404)
  })
})
