// JSON interface of ASPSMS: each answer has HTTP status 200, and a status code of its own (standards.md §7.1).

import { z } from 'zod'
import { askSms } from './sms-request.ts'
import { SmsFailed, type SmsAccess, type SmsProvider } from './sms-provider.ts'

const answer = z.object({ StatusCode: z.string(), StatusInfo: z.string().default('') })

const ok = '1'
/** Recipients that the provider cannot serve; every other code concerns the account or the request. */
const undeliverable = new Set(['5', '6'])

export function aspsms({ url, user, password, sender }: SmsAccess): SmsProvider {
  const ask = async (path: string, body: object): Promise<void> => {
    const { StatusCode, StatusInfo } = await askSms(answer, `${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ UserName: user, Password: password, ...body }),
    })
    if (StatusCode === ok) return
    throw new SmsFailed(undeliverable.has(StatusCode) ? 'undeliverable' : 'refused', `${StatusCode} ${StatusInfo}`)
  }
  return {
    name: 'ASPSMS',
    send: ({ to, text }) =>
      ask('/SendSimpleTextSMS', { Originator: sender, Recipients: [to], MessageText: text, ForceGSM7bit: true }),
    checkAccess: () => ask('/CheckCredits', {}),
  }
}
