// Sends reports to colleagues.

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailAttachment, mailMessage } from '#platform/server/mail/tables.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { asking, path, type Scene } from '../testing/asking.ts'

const world = useOwnWorld()
const { ask, made } = asking(world)

async function scene(): Promise<Scene> {
  const home = await world.workspace()
  await plantFlat(world, home)
  return { home, clerk: await world.person(home, 'admin') }
}

const mailsOf = ({ home }: Scene) =>
  asSystem(world.services, home, ({ db }) => db.select().from(mailMessage).where(eq(mailMessage.kind, 'staff-report')))

it('sends a link that needs a sign-in to each recipient once, and no file', async () => {
  const at = await scene()
  const reader = await world.person(at.home, 'analyst', { firstName: 'Aline', lastName: 'Favre', language: 'fr' })
  const { id } = await made(at)
  const send = () =>
    ask(at, 'POST', `${path}/${id}/send`, {
      recipients: [
        { kind: 'user', id: reader.id },
        { kind: 'user', id: at.clerk.id },
      ],
    })
  const answer = await send()
  expect(answer.json().notify).toMatchObject([{ type: 'success' }])
  expect(answer.json().report.recipients.map(({ name }: { name: string }) => name)).toEqual([
    'Aline Favre',
    'Nora Ammann',
  ])
  expect((await send()).json().notify).toMatchObject([{ type: 'info' }])
  const mails = await mailsOf(at)
  expect(mails.map(({ toAddress }) => toAddress).toSorted()).toEqual([reader.email, at.clerk.email].toSorted())
  expect(mails.find(({ toAddress }) => toAddress === reader.email)?.bodyText).toContain('Bonjour Aline Favre')
  for (const { bodyText } of mails) expect(bodyText).toContain(`/reporting/pdf?report=${id}`)
  const attachments = await asSystem(world.services, at.home, ({ db }) => db.select().from(mailAttachment))
  expect(attachments).toEqual([])
})

it('refuses recipients who may not read reports or do not exist, and reports that are not made', async () => {
  const at = await scene()
  const assistant = await world.person(at.home, 'assistant')
  const { id } = await made(at)
  for (const wrong of [assistant.id, newId()]) {
    const answer = await ask(at, 'POST', `${path}/${id}/send`, { recipients: [{ kind: 'user', id: wrong }] })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['recipients']])
  }
  const queued = (await ask(at, 'POST', path, { title: 'Neu', action: 'create_report' })).json().report
  const recipients = [{ kind: 'user', id: at.clerk.id }]
  expect((await ask(at, 'POST', `${path}/${queued.id}/send`, { recipients })).statusCode).toBe(409)
  expect(await mailsOf(at)).toEqual([])
})
