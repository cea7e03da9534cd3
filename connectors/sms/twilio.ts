// Programmable Messages of Twilio, by plain HTTP with Basic authentication.

import { z } from 'zod'
import { askSms } from './sms-request.ts'
import type { SmsAccess, SmsProvider } from './sms-provider.ts'

const found = z.object({ sid: z.string() })

/** Invalid number, region not permitted, unsubscribed, not a mobile number. */
const undeliverable = [21211, 21408, 21610, 21614]

export function twilio({ url, user, password, sender }: SmsAccess): SmsProvider {
  const account = `${url}/2010-04-01/Accounts/${encodeURIComponent(user)}`
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  return {
    name: 'Twilio',
    send: async ({ to, text }) => {
      const body = new URLSearchParams({ To: to, From: sender, Body: text })
      await askSms(found, `${account}/Messages.json`, { method: 'POST', headers, body, undeliverable })
    },
    checkAccess: async () => void (await askSms(found, `${account}.json`, { headers, undeliverable })),
  }
}
