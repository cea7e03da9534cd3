// Deleting an application removes every mail about it: entries in bulk mails, mails to staff, and held mails.

import { describe, expect, it } from 'vitest'
import { answerAs, mailsOf, offerFlat, plantLetting } from '../testing/letting.ts'
import { plantApplications } from '../testing/planting.ts'
import type { getTaskGroup, listRecipients } from '#areas/tasks/contract/tasks.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import type { prepareBulkMail } from '#areas/communication/contract/bulk.ts'
import { writeBulkMails } from '#areas/communication/server/bulk/bulk-writing.ts'

const world = useOwnWorld()

const words = {
  de: { subject: 'Neues für [place_fullname]', body: '<p>[place_letter_salutation]</p><p>Der Hof ist fertig.</p>' },
}

async function plantBulkMail() {
  world.setTime(new Date())
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  const [first = '', second = ''] = await plantApplications(world, home, [
    { contactName: 'Ada Muster', contactEmail: 'ada@post.example' },
    { contactName: 'Nina Testrein', contactEmail: 'nina@post.example' },
  ])
  const body = { applicationIds: [first, second], words }
  const { task } = await read<ResponseOf<typeof prepareBulkMail>>(home, as, 'communication/application/bulk-mail', body)
  return { home, as, first, second, taskId: task.id }
}

const read = async <Answer>(home: Workspace, as: Person, path: string, body?: object) =>
  (await world.ask(home, { url: `/api/v1/${path}`, as, ...(body && { method: 'POST', payload: body }) })).json<Answer>()

type Planted = Awaited<ReturnType<typeof plantBulkMail>>

const taskOf = ({ home, as, taskId }: Planted) =>
  read<ResponseOf<typeof getTaskGroup>>(home, as, `task-management/${taskId}/task-group`)

const recipientsOf = async ({ home, as, taskId }: Planted, show = 'all') => {
  const { items } = await read<ResponseOf<typeof listRecipients>>(
    home,
    as,
    `task-management/${taskId}/recipients?show=${show}`,
  )
  return items.map(({ name, address, state, href }) => ({ name, address, state, href }))
}

async function confirm(planted: Planted): Promise<void> {
  const { version } = await taskOf(planted)
  await read(planted.home, planted.as, `task-management/${planted.taskId}/confirm`, { version })
}

async function send(planted: Planted): Promise<void> {
  await confirm(planted)
  await asSystem(world.services, planted.home, (ctx) => writeBulkMails(ctx, { taskGroupId: planted.taskId }))
  world.setTime(new Date(Date.now() + 60_000))
}

const erase = ({ home, as }: { home: Workspace; as: Person }, id: string) =>
  world.ask(home, { method: 'DELETE', url: `/api/v1/applications/${id}`, as })

describe('an application that is deleted', () => {
  it('is named by a bulk mail no longer, and its mail stays sent', async () => {
    const planted = await plantBulkMail()
    await send(planted)
    expect(await taskOf(planted)).toMatchObject({ total_tasks: 2, completed_tasks: 2 })
    expect((await erase(planted, planted.second)).statusCode).toBe(200)
    expect(await recipientsOf(planted)).toEqual([
      { name: 'Ada Muster', address: 'ada@post.example', state: 'sent', href: `/applications/${planted.first}` },
      { name: '–', address: '', state: 'sent', href: null },
    ])
    expect(await recipientsOf(planted, 'waiting')).toEqual([])
    expect(await taskOf(planted)).toMatchObject({ total_tasks: 2, completed_tasks: 2, terminated_tasks: 0 })
    expect((await mailsOf(world, planted.home)).map(({ toName }) => toName)).toEqual(['Ada Muster'])
  })

  it('before its mail is written gets none, and the bulk mail ends all the same', async () => {
    const planted = await plantBulkMail()
    await confirm(planted)
    expect((await erase(planted, planted.second)).statusCode).toBe(200)
    await asSystem(world.services, planted.home, (ctx) => writeBulkMails(ctx, { taskGroupId: planted.taskId }))
    world.setTime(new Date(Date.now() + 60_000))
    expect((await recipientsOf(planted)).map(({ name, state }) => [name, state])).toEqual([
      ['Ada Muster', 'sent'],
      ['–', 'terminated'],
    ])
    expect(await taskOf(planted)).toMatchObject({ total_tasks: 2, completed_tasks: 1, terminated_tasks: 1 })
  })

  it('takes the mails to staff about it along, and leaves those about others', async () => {
    const letting = await plantLetting(world, { contactName: 'Nina Testrein' })
    const { home, clerk, applicationId } = letting
    await world.person(home, 'user', { notificationSettings: { offer_declined: 'now', application_new: 'now' } })
    const decline = { answer: 'decline', reason: 'rent' }
    expect((await answerAs(world, home, await offerFlat(world, letting), decline)).statusCode).toBe(200)
    const [other = ''] = await plantApplications(world, home, [{ contactName: 'Ada Muster', number: 2 }])
    const path = `/applications/${other}`
    const news = { kind: 'application_new', permission: 'applications_read', name: 'Ada Muster', path } as const
    await asSystem(world.services, home, (ctx) => tellStaff(ctx, { ...news, responsible: [] }))
    const staffMails = async () =>
      (await mailsOf(world, home)).filter(({ kind }) => kind.startsWith('staff-')).map(({ subject }) => subject)
    expect((await staffMails()).some((subject) => subject.includes('Testrein'))).toBe(true)
    expect((await erase({ home, as: clerk }, applicationId)).statusCode).toBe(200)
    expect(await staffMails()).toEqual([expect.stringContaining('Ada Muster')])
    expect((await mailsOf(world, home)).some(({ toName }) => toName === 'Nina Testrein')).toBe(false)
  })
})
