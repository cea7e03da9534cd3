// Bulk mail over a real mail server: the mails that leave match the announced count even if addresses are faulty.

import { afterAll, expect, it } from 'vitest'
import { simpleParser } from 'mailparser'
import { plantApplications } from '../testing/planting.ts'
import type { listRecipients, taskGroup } from '#areas/tasks/contract/tasks.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailAddress } from '#platform/server/mail/tables.ts'
import { openReceiver } from '#platform/server/testing/mail-receiver.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import type { z } from 'zod'
import type { getUnsubscribing } from '#areas/communication/contract/unsubscribing.ts'
import type { prepareBulkMail } from '#areas/communication/contract/bulk.ts'
import { writeBulkMails } from '#areas/communication/server/bulk/bulk-writing.ts'

const receiver = await openReceiver()
// Registered first, so that it runs last.
afterAll(() => receiver.close())
const world = useOwnWorld({ SMTP_URL: receiver.url, MAIL_FROM: 'Quartier <post@quartier.example>' })

type Prepared = ResponseOf<typeof prepareBulkMail>

const households = [
  { contactName: 'Anna Muster', contactEmail: 'anna@post.example' },
  { contactName: 'Anna Muster-Roth', contactEmail: ' ANNA@post.example' },
  { contactName: 'Luc Favre', contactEmail: 'luc@post.example', language: 'fr' as const },
  { contactName: 'Weg Fort', contactEmail: 'weg@post.example' },
  { contactName: 'Ohne Lust', contactEmail: 'Ohne@post.example' },
  { contactName: 'Ohne Post', contactEmail: '' },
  { contactName: 'Zoe Zahnd', contactEmail: 'zoe@post.example' },
  { contactName: 'Zoe Zahnd', contactEmail: 'zoe@post.example' },
]
const words = {
  de: { subject: 'Neues für [place_fullname]', body: '<p>[place_letter_salutation]</p><p>Der Hof ist fertig.</p>' },
}

it('reaches exactly whom it was said to reach, once each, and each with their own way out', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  const applicationIds = await plantApplications(world, home, households)
  await asSystem(world.services, home, (ctx) =>
    ctx.db.insert(mailAddress).values([
      { workspaceId: home.id, address: 'weg@post.example', bouncedAt: ctx.now },
      { workspaceId: home.id, address: 'ohne@post.example', refusesNewsAt: ctx.now },
    ]),
  )
  const post = async <Answer>(path: string, body: object) =>
    (await world.ask(home, { method: 'POST', url: `/api/v1/${path}`, as, payload: body })).json<Answer>()

  const namesOfLeftOut = async ({ task: { id } }: Prepared) => {
    const url = `/api/v1/task-management/${id}/recipients?show=excluded`
    const { items } = (await world.ask(home, { url, as })).json<ResponseOf<typeof listRecipients>>()
    return items.map(({ name }) => name)
  }

  const prepared = await post<Prepared>('communication/application/bulk-mail', { applicationIds, words, isNews: true })
  expect(await namesOfLeftOut(prepared)).toEqual([
    'Anna Muster-Roth',
    'Weg Fort',
    'Ohne Lust',
    'Ohne Post',
    'Zoe Zahnd',
  ])
  const { task } = prepared
  const seen = []
  for (const position of [0, 2, 6]) {
    seen.push(
      await post<{ address: string; subject: string }>(`communication/bulk-mail/${task.id}/preview`, { position }),
    )
  }
  await post<{ task: z.infer<typeof taskGroup> }>(`task-management/${task.id}/confirm`, { version: task.version })
  await asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id }))
  expect(receiver.received).toEqual([])
  world.setTime(new Date(Date.now() + 60_000))
  await world.services.mail.wake(home.id)

  const mails = await Promise.all(receiver.received.map(async ({ to, raw }) => ({ ...(await simpleParser(raw)), to })))
  expect(mails.length).toBe(task.total_tasks)
  expect(new Map(mails.map(({ to, subject }) => [to, subject]))).toEqual(
    new Map(seen.map(({ address, subject }) => [address, subject])),
  )
  for (const { to, text = '', html, headers } of mails) {
    const [written = ''] = /unsubscribe\?of=[\w.-]+/.exec(text) ?? []
    const way = await world.ask(home, { url: `/api/v1/communication/${written}` })
    expect(way.json<ResponseOf<typeof getUnsubscribing>>().address).toBe(to)
    // The HTML part contains the same link, and the List-Unsubscribe header links to the page as well.
    expect(String(html)).toContain(written.replaceAll('&', '&amp;'))
    expect(headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining('/unsubscribe?of=') } })
  }
})
