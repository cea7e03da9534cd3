// A reply refers to the mail it replies to, even if other mails were sent to the household meanwhile.

import { expect, it } from 'vitest'
import { mailsOf } from '../testing/letting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { arrive } from '#areas/communication/server/testing/arriving.ts'

const world = useWorld()

async function askedBeforeNews() {
  const home = await world.workspace()
  const as = await world.person(home, 'superuser')
  const { threadId } = await arrive(world, home, { subject: 'AW: Einstellhalle' })
  await asSystem(world.services, home, (ctx) =>
    queueMail(ctx, {
      kind: 'bulk',
      language: 'de',
      to: { name: 'Ana Berger', address: 'ana@post.example' },
      subject: 'Hoffest',
      greeting: 'Guten Tag',
      paragraphs: ['Wir feiern.'],
      closing: 'Freundliche Grüsse',
      threadId,
    }),
  )
  const ask = (method: 'GET' | 'POST', body?: object) =>
    world.ask(home, { method, url: `/api/v1/communication/${threadId}/send-direct-mail`, as, ...(body && { body }) })
  const mails = () => mailsOf(world, home)
  return { ask, mails }
}

it('has the subject of what was asked, also after a mail to everybody, which answers nothing', async () => {
  const { ask, mails } = await askedBeforeNews()
  const { subject } = (await ask('GET')).json()
  expect(subject).toBe('Re: Einstellhalle')
  await ask('POST', { subject, body: '<p>Ja, im Untergeschoss.</p>' })
  const [question, news, reply] = await mails()
  expect([news?.subject, news?.inReplyTo]).toEqual(['Hoffest', null])
  expect([reply?.subject, reply?.inReplyTo]).toEqual(['Re: Einstellhalle', question?.messageId])
  expect(reply?.referenceIds).toEqual([news?.messageId, question?.messageId])
})

it('is a new mail under another subject: it answers nothing and still lies in its thread', async () => {
  const { ask, mails } = await askedBeforeNews()
  await ask('POST', { subject: 'Schlüsselübergabe', body: '<p>Am Montag.</p>' })
  const [, news, written] = await mails()
  expect([written?.subject, written?.inReplyTo]).toEqual(['Schlüsselübergabe', null])
  expect(written?.referenceIds).toContain(news?.messageId)
  expect(written?.threadId).toBe(news?.threadId)
})
