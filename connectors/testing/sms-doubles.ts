// Stand-ins that speak the protocols of ASPSMS and of Twilio. They keep the messages. The end of the number decides:
// …0000002 is undeliverable, …0000003 is answered with an error of the provider (standards.md §7.4).

import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { SmsAccess, TextMessage } from '../sms/sms-provider.ts'
import { startJsonDouble, type JsonReply } from './json-double.ts'

export interface SmsDouble {
  access: SmsAccess
  /** Oldest first. */
  messages: TextMessage[]
  stop(): Promise<void>
}

const account = { user: 'quartier', password: 'only-for-tests', sender: 'Quartier' }

type Fate = 'sent' | 'undeliverable' | 'broken'

function fateOf(to: string): Fate {
  if (to.endsWith('0000002')) return 'undeliverable'
  return to.endsWith('0000003') ? 'broken' : 'sent'
}

const aspsmsBody = z.object({
  UserName: z.string(),
  Password: z.string(),
  Originator: z.string().max(11).optional(),
  Recipients: z.array(z.string()).default([]),
  MessageText: z.string().default(''),
})

export async function startAspsmsDouble(): Promise<SmsDouble> {
  const messages: TextMessage[] = []
  const server = await startJsonDouble(async (request) => {
    const asked = aspsmsBody.parse(JSON.parse(await text(request)))
    const says = (StatusCode: string, StatusInfo: string): JsonReply => ({
      status: 200,
      body: { StatusCode, StatusInfo },
    })
    if (asked.UserName !== account.user || asked.Password !== account.password)
      return says('3', 'Authorization failed.')
    if (request.url === '/CheckCredits')
      return { status: 200, body: { StatusCode: '1', StatusInfo: 'OK', Credits: '9' } }
    const [to = ''] = asked.Recipients
    const fate = fateOf(to)
    if (fate === 'broken') return { status: 503, body: {} }
    if (fate === 'undeliverable') return says('5', 'Invalid recipient.')
    messages.push({ to, text: asked.MessageText })
    return says('1', 'OK')
  })
  return { access: { provider: 'aspsms', url: server.url, ...account }, messages, stop: () => server.stop() }
}

export async function startTwilioDouble(): Promise<SmsDouble> {
  const messages: TextMessage[] = []
  const server = await startJsonDouble(async (request) => {
    if (!isTwilioUser(request)) return { status: 401, body: { code: 20003, message: 'Authenticate', status: 401 } }
    const path = `/2010-04-01/Accounts/${account.user}`
    if (request.url === `${path}.json`) return { status: 200, body: { sid: account.user, status: 'active' } }
    if (request.url !== `${path}/Messages.json`) return { status: 404, body: { code: 20404, message: 'not found' } }
    const sent = new URLSearchParams(await text(request))
    const to = sent.get('To') ?? ''
    const fate = fateOf(to)
    if (fate === 'broken') return { status: 500, body: { code: 20500, message: 'internal error', status: 500 } }
    if (fate === 'undeliverable')
      return { status: 400, body: { code: 21614, message: 'not a mobile number', status: 400 } }
    messages.push({ to, text: sent.get('Body') ?? '' })
    return { status: 201, body: { sid: `SM${messages.length}`, status: 'queued' } }
  })
  return { access: { provider: 'twilio', url: server.url, ...account }, messages, stop: () => server.stop() }
}

const isTwilioUser = ({ headers }: IncomingMessage): boolean =>
  headers.authorization === `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`
