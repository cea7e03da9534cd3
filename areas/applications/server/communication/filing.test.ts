// Files a mail attachment as a document. It is a copy: changes to the document do not affect the mail.

import { expect, it } from 'vitest'
import { plantLetting } from '../testing/letting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { queueMails } from '#platform/server/mail/outbox.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { takeIn } from '#areas/communication/server/incoming/door.ts'
import { answerWith } from '#areas/communication/server/testing/answers.ts'

const domain = 'in.quartier.example'
const world = useOwnWorld({ MAIL_INBOUND: domain })
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')

it('is filed once, and the mail keeps its attachment when the paper is deleted', async () => {
  const { home, clerk, applicationId } = await plantLetting(world)
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
    world.ask(home, { method, url: `/api/v1/${url}`, as: clerk, ...(body && { body }) })
  const rowsOf = async (statement: string) =>
    (await inWorkspace(world.services.pool, home.id, (client) => client.query(statement))).rows
  const [mailId = ''] = await asSystem(world.services, home, (ctx) =>
    queueMails(ctx, [
      {
        kind: 'test',
        language: 'de',
        to: { name: 'Anna Muster', address: 'anna@post.example' },
        subject: 'Ausweis',
        greeting: 'Guten Tag',
        paragraphs: ['Bitte senden.'],
        closing: 'Gruss',
        record: { kind: 'application', id: applicationId },
      },
    ]),
  )
  const [sent] = await rowsOf(`select token from mail_message where id = '${mailId}'`)
  const files = [{ name: 'Ausweis.pdf', type: 'application/pdf', content: pdf }]
  const raw = answerWith({ to: `reply+${home.slug}-${sent?.token}@${domain}` }, files)
  await takeIn({ services: world.services, workspaces: world.quartier.workspaces }, Buffer.from(raw), [])

  const feed = async () => {
    const { items: mails } = (await ask('GET', `communication/${applicationId}/inbox-feed`)).json()
    return mails.flatMap(({ attachments }: { attachments: object[] }) => attachments)
  }
  const [attachment] = await feed()
  const filing = `communication/${applicationId}/${attachment.id}/categorize-documents`
  const { categories, adults } = (await ask('GET', filing)).json()
  const category = categories.find(({ isOfHousehold }: { isOfHousehold: boolean }) => !isOfHousehold)?.value
  const where = { adultId: adults[0]?.value, category }
  expect((await ask('POST', filing, where)).statusCode).toBe(200)
  expect((await ask('POST', filing, where)).statusCode).toBe(409)
  expect((await ask('GET', filing)).json().filed).toEqual(where)

  const [paper] = await rowsOf(`select id, file_id, from_file_id from application_document`)
  expect(paper).toMatchObject({ from_file_id: attachment.id })
  expect(paper?.file_id).not.toBe(attachment.id)
  const deleted = await ask('POST', `applications/${applicationId}/delete-document`, { documentId: paper?.id })
  expect(deleted.statusCode).toBe(200)
  await world.services.jobs.runDue()
  // Besides the original of the mail, which is also a stored file.
  expect(await rowsOf(`select id from stored_file where content_type <> 'message/rfc822'`)).toEqual([
    { id: attachment.id },
  ])
  expect(await feed()).toMatchObject([{ id: attachment.id }])
  expect((await world.ask(home, { url: attachment.url, as: clerk })).rawPayload.equals(pdf)).toBe(true)
  expect((await ask('GET', filing)).json().filed).toBeNull()
})
