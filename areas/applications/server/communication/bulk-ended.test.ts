// Bulk mail that is paused or cancelled while being sent: takes effect within about a second, and every mail is
// accounted for.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsOf } from '../testing/letting.ts'
import { plantApplications } from '../testing/planting.ts'
import type { getTaskGroup, listRecipients } from '#areas/tasks/contract/tasks.ts'
import { followTask } from '#areas/tasks/server/task-actions.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { recoverClaims } from '#platform/server/mail/claims.ts'
import { openReceiver } from '#platform/server/testing/mail-receiver.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import type { prepareBulkMail } from '#areas/communication/contract/bulk.ts'
import { writeBulkMails } from '#areas/communication/server/bulk/bulk-writing.ts'

const receiver = await openReceiver()
// Registered first, so that it runs last.
afterAll(() => receiver.close())
const world = useOwnWorld({ SMTP_URL: receiver.url, MAIL_FROM: 'Quartier <post@quartier.example>' })

beforeEach(() => {
  receiver.received.length = 0
  receiver.hesitation = () => 0
})

type Task = ResponseOf<typeof getTaskGroup>

const words = {
  de: { subject: 'Neues für [place_fullname]', body: '<p>[place_letter_salutation]</p><p>Der Hof ist fertig.</p>' },
}

/** Creates a confirmed bulk mail whose mails are queued but not sent. */
async function written(count: number) {
  world.setTime(new Date())
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  const ask = async <Answer>(path: string, body?: object) =>
    (
      await world.ask(home, { url: `/api/v1/${path}`, as, ...(body && { method: 'POST', payload: body }) })
    ).json<Answer>()
  const households = Array.from({ length: count }, (_, index) => ({
    contactName: `Haushalt ${index}`,
    contactEmail: `h${index}@post.example`,
  }))
  const applicationIds = await plantApplications(world, home, households)
  const { task } = await ask<ResponseOf<typeof prepareBulkMail>>('communication/application/bulk-mail', {
    applicationIds,
    words,
  })
  const steer = async (action: string) => {
    const { version } = await ask<Task>(`task-management/${task.id}/task-group`)
    return (await ask<{ task: Task }>(`task-management/${task.id}/${action}`, { version })).task
  }
  await steer('confirm')
  await asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id }))
  world.setTime(new Date(Date.now() + 60_000))
  return { home, as, id: task.id, steer, read: () => ask<Task>(`task-management/${task.id}/task-group`) }
}

const statesIn = async (home: Workspace) => {
  const states = (await mailsOf(world, home)).map(({ state }) => state)
  return Object.fromEntries([...Map.groupBy(states, String)].map(([state, own]) => [state, own.length]))
}

const recipients = async (home: Workspace, { as, id }: { as: Person; id: string }, show = 'all') => {
  const url = `/api/v1/task-management/${id}/recipients?show=${show}`
  const { items } = (await world.ask(home, { url, as })).json<ResponseOf<typeof listRecipients>>()
  return items.map(({ state }) => state)
}

describe('a bulk mail that is stopped while it leaves', () => {
  it('is ended: what was claimed and not handed over stays here, and the counts are those of the mail server', async () => {
    const { home, as, id, steer, read } = await written(90)
    receiver.hesitation = () => 200
    const sending = world.services.mail.wake(home.id)
    await expect.poll(() => receiver.received.length).toBeGreaterThan(3)
    const ended = await steer('terminate')
    expect(ended.state).toBe(5)
    await sending
    // Include mails that were being handed to the mail server when the task was ended.
    await asSystem(world.services, home, (ctx) => followTask(ctx, id))
    const left = receiver.received.length
    expect(left).toBeLessThan(60)
    expect(await statesIn(home)).toEqual({ sent: left, cancelled: 90 - left })
    expect(await read()).toMatchObject({
      state: 5,
      completed_tasks: left,
      failed_tasks: 0,
      terminated_tasks: 90 - left,
    })
    expect(new Set(await recipients(home, { as, id }))).toEqual(new Set(['sent', 'terminated']))
  })

  it('is paused: what was claimed waits, and leaves when it goes on, once each', async () => {
    const { home, as, id, steer } = await written(40)
    receiver.hesitation = () => 400
    const sending = world.services.mail.wake(home.id)
    await expect.poll(() => receiver.received.length).toBeGreaterThan(3)
    await steer('pause')
    await sending
    const left = receiver.received.length
    expect(left).toBeLessThan(40)
    expect(await statesIn(home)).toEqual({ sent: left, queued: 40 - left })
    expect(await recipients(home, { as, id }, 'waiting')).toEqual(Array.from({ length: 40 - left }, () => 'queued'))
    receiver.hesitation = () => 0
    await steer('resume')
    await world.services.mail.wake(home.id)
    expect(new Set(receiver.received.map(({ to }) => to)).size).toBe(40)
    expect(receiver.received).toHaveLength(40)
  })

  it('is ended just before its process dies: what waits again afterwards is kept back, too', async () => {
    const { home, steer, read } = await written(3)
    const claim = `update mail_message set state = 'sending', claimed_by = 'dead', claimed_at = now() where workspace_id = $1`
    await inWorkspace(world.services.pool, home.id, (client) => client.query(claim, [home.id]))
    // Jobs are due by the real clock.
    world.setTime(new Date())
    await steer('terminate')
    expect(await statesIn(home)).toEqual({ sending: 3 })
    const [accepted] = await mailsOf(world, home)
    const left = new Map([[accepted?.id ?? '', 'accepted' as const]])
    await recoverClaims(world.services.pool, home.id, { node: 'dead', left })
    const looked = async () => {
      await world.services.jobs.runDue()
      return statesIn(home)
    }
    await expect.poll(looked, { timeout: 18_000, interval: 500 }).toEqual({ sent: 1, cancelled: 2 })
    expect(await read()).toMatchObject({ state: 5, completed_tasks: 1, terminated_tasks: 2 })
  })
})
