// CRIF's JSON interface (standards.md §3.2). The decision is a traffic light in seven shades; an unknown or missing
// decision is grey.

import { z } from 'zod'
import { request } from '../request.ts'
import {
  CreditCheckFailed,
  type CheckedPerson,
  type CreditBureau,
  type CreditLight,
  type CreditResult,
} from './credit-check.ts'

export const crifName = 'CRIF'

interface Access {
  /** Origin without a path, such as https://services.crif-online.ch. */
  url: string
  user: string
  password: string
}

const timeout = 30_000

const answer = z.object({
  archivingId: z.coerce.string().optional(),
  addressMatchResult: z.object({ addressMatchResultType: z.string() }).optional(),
  decisionMatrix: z
    .object({ decision: z.string().optional(), decisionItems: z.array(z.object({ value: z.string() })).optional() })
    .optional(),
  /** Base64-encoded. */
  report: z.string().optional(),
})

const lights: Record<string, CreditLight> = {
  LIGHT_GREEN: 'green',
  GREEN: 'green',
  YELLOW_GREEN: 'yellow',
  YELLOW: 'yellow',
  ORANGE: 'yellow',
  RED: 'red',
  DARK_RED: 'red',
}

export function crif({ url, user, password }: Access): CreditBureau {
  return {
    name: crifName,
    async check(person, reference) {
      const response = await request(`${url}/CrifOnlineAPI/reports/personAddress`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
          'content-type': 'application/json',
          'api-version': '1',
          'reference-number': reference,
        },
        body: JSON.stringify(bodyOf(person)),
        signal: AbortSignal.timeout(timeout),
      }).catch((error: unknown) => {
        throw new CreditCheckFailed('unreachable', String(error))
      })
      if (!response.ok) {
        throw new CreditCheckFailed(response.status >= 500 ? 'unreachable' : 'refused', String(response.status))
      }
      return resultIn(await response.json(), reference)
    },
  }
}

const bodyOf = ({ address, phone, email, ...person }: CheckedPerson) => ({
  reportType: 'CREDIT_CHECK_CONSUMER',
  targetReportFormat: 'PDF',
  personIdentity: {
    ...person,
    postalAddress: { ...address, country: 'CHE' },
    phones: phone ? [phone] : [],
    emails: email ? [email] : [],
  },
})

function resultIn(json: unknown, reference: string): CreditResult {
  const read = answer.safeParse(json)
  if (!read.success) throw new CreditCheckFailed('refused', `unexpected answer: ${read.error.message}`)
  const { archivingId, addressMatchResult, decisionMatrix, report } = read.data
  const match = addressMatchResult?.addressMatchResultType
  const decision = decisionMatrix?.decision ?? decisionMatrix?.decisionItems?.[0]?.value ?? ''
  return {
    status: match === 'NO_MATCH' ? 'not_found' : match === 'CANDIDATES' ? 'ambiguous' : 'done',
    light: match === 'MATCH' || match === undefined ? (lights[decision] ?? 'grey') : 'grey',
    reference: archivingId ?? reference,
    report: report ? Buffer.from(report, 'base64') : null,
  }
}
