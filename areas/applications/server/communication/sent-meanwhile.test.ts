// A user who writes in a thread is warned before sending if a colleague has sent a mail meanwhile.

import { describe, expect, it } from 'vitest'
import { mailsOf, plantLetting } from '../testing/letting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()
const words = { subject: 'Besichtigung', body: '<p>Am Montag.</p>' }

async function twoColleagues() {
  const { home, clerk, applicationId } = await plantLetting(world)
  const luc = await world.person(home, 'user')
  const call = (as: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    world.ask(home, { method, url: `/api/v1/communication/${path}`, as, ...(body && { body }) })
  const direct = `${applicationId}/send-direct-mail`
  const begin = async (as = clerk) => (await call(as, 'GET', direct)).json().lastSent
  const send = (as: Person, body: object = {}) => call(as, 'POST', direct, { ...words, ...body })
  const feed = async () => (await call(clerk, 'GET', `${applicationId}/inbox-feed`)).json()
  return { home, clerk, luc, applicationId, call, begin, send, feed }
}

describe('a mail in a thread', () => {
  it('is not sent before its writer has seen what a colleague has sent since they began', async () => {
    const { home, clerk, luc, begin, send, feed } = await twoColleagues()
    expect(await begin()).toBeNull()
    const { mail } = (await send(luc, { subject: 'Schon geantwortet' })).json()
    expect((await feed()).lastSent).toMatchObject({ id: mail.id, name: mail.author, subject: 'Schon geantwortet' })
    const refused = await send(clerk, { lastSent: null })
    expect([refused.statusCode, refused.json().current.sentMeanwhile]).toMatchObject([
      409,
      [{ id: mail.id, name: mail.author, subject: 'Schon geantwortet', at: mail.at }],
    ])
    expect(refused.json().message).toContain(mail.author)
    expect(await mailsOf(world, home)).toHaveLength(1)
    expect((await send(clerk, { lastSent: mail.id })).statusCode).toBe(200)
  })

  it('is asked about once: what was seen is not asked about again, what came after it is', async () => {
    const { clerk, luc, begin, send } = await twoColleagues()
    await send(luc)
    const seen = (await begin()).id
    const { mail } = (await send(luc, { subject: 'Noch etwas' })).json()
    const { sentMeanwhile } = (await send(clerk, { lastSent: seen })).json().current
    expect(sentMeanwhile.map(({ id }: { id: string }) => id)).toEqual([mail.id])
  })

  it('minds neither what was called back, nor one’s own, nor what went to everybody', async () => {
    const { home, clerk, luc, applicationId, call, send } = await twoColleagues()
    const { mail } = (await send(luc)).json()
    await call(luc, 'DELETE', `${mail.id}/delete`)
    await send(clerk)
    await asSystem(world.services, home, (ctx) =>
      queueMail(ctx, {
        kind: 'process',
        language: 'de',
        to: { name: 'Anna', address: 'anna@example.ch' },
        subject: 'Eingang',
        greeting: 'Guten Tag',
        paragraphs: ['Danke.'],
        closing: 'Gruss',
        record: { kind: 'application', id: applicationId },
      }),
    )
    expect((await send(clerk, { lastSent: null })).statusCode).toBe(200)
  })

  it('is sent at once for whoever does not say what they have seen', async () => {
    const { clerk, luc, send } = await twoColleagues()
    await send(luc)
    expect((await send(clerk)).statusCode).toBe(200)
  })
})
