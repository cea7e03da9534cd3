// Providers deliver mails over HTTP: the request needs the secret, the workspace must exist, and a mail is stored
// once.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { answerTo, tooDeep } from '../testing/answers.ts'
import { inboundPath } from './webhook.ts'

const secret = 'a-secret-that-only-the-provider-knows'
const domain = 'in.quartier.example'
const world = useOwnWorld({ MAIL_INBOUND: domain, INBOUND_SECRET: secret })
const closed = useOwnWorld({ MAIL_INBOUND: domain })

interface Posted {
  payload: string
  type?: string
  authorization?: string
}

/** Any host works: the mail itself names its workspace. */
const post = async ({ payload, type = 'message/rfc822', authorization = `Bearer ${secret}` }: Posted, of = world) => {
  const headers = { host: 'localhost', 'content-type': type, ...(authorization && { authorization }) }
  const answer = await of.app.inject({ method: 'POST', url: inboundPath, payload, headers })
  return answer.statusCode
}
const subjectsIn = async (home: Workspace) =>
  (
    await inWorkspace(world.services.pool, home.id, (client) => client.query('select subject from mail_message'))
  ).rows.map(({ subject }) => subject)

describe('the door for providers', () => {
  it('takes the raw message, once', async () => {
    const home = await world.workspace()
    const payload = answerTo({ to: `${home.slug}@${domain}`, subject: 'Grüezi' })
    expect(await post({ payload })).toBe(200)
    expect(await post({ payload })).toBe(200)
    expect(await subjectsIn(home)).toEqual(['Grüezi'])
  })

  it('takes what Postmark sends, to the address it was delivered to', async () => {
    const home = await world.workspace()
    const RawEmail = answerTo({ to: 'miete@lindenhof.example', subject: 'Weitergeleitet' })
    const payload = JSON.stringify({ OriginalRecipient: `${home.slug}@${domain}`, RawEmail })
    const basic = `Basic ${Buffer.from(`postmark:${secret}`).toString('base64')}`
    expect(await post({ payload, type: 'application/json', authorization: basic })).toBe(200)
    expect(await subjectsIn(home)).toEqual(['Weitergeleitet'])
  })

  it('turns away who does not know the secret, and everybody where none is set', async () => {
    const home = await world.workspace()
    const payload = answerTo({ to: `${home.slug}@${domain}` })
    for (const authorization of ['', 'Bearer nonsense', 'Basic nonsense', secret]) {
      expect(await post({ payload, authorization })).toBe(403)
    }
    expect(await post({ payload, authorization: `Bearer ${secret}` }, closed)).toBe(403)
    expect(await subjectsIn(home)).toEqual([])
  })

  it('says so when a mail is for nobody here, or is none', async () => {
    expect(await post({ payload: answerTo({ to: `nobody@${domain}` }) })).toBe(406)
    expect(await post({ payload: tooDeep(`nobody@${domain}`) })).toBe(422)
    expect(await post({ payload: '', type: 'message/rfc822' })).toBe(422)
    expect(await post({ payload: '{"a":', type: 'application/json' })).toBe(422)
    expect(await post({ payload: '{"Subject":"x"}', type: 'application/json' })).toBe(422)
  })
})
