// CreditTrust: verifies certificates over REST by their number (domain.md §3, standards.md §3.1). Its API is not
// publicly documented: this file is the only description of the two addresses and four fields in use.

import { z } from 'zod'
import { request } from '../request.ts'
import { isSameName, type CertificateIssuer, type CertificateResult } from './credit-certificate.ts'
import { CreditCheckFailed } from './credit-check.ts'

interface Access {
  /** Origin without a path. */
  url: string
  key: string
}

/** Milliseconds. The applicant waits for the response. */
const timeout = 10_000

const answer = z.object({
  status: z.string(),
  issuedAt: z.string().optional(),
  holder: z.object({ firstName: z.string(), lastName: z.string() }).optional(),
})

export function creditTrust({ url, key }: Access): CertificateIssuer {
  return {
    name: 'CreditTrust',
    async verify({ number, firstName, lastName }) {
      const response = await request(`${url}/v1/certificates/${encodeURIComponent(number)}`, {
        headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
        signal: AbortSignal.timeout(timeout),
      }).catch((error: unknown) => {
        throw new CreditCheckFailed('unreachable', String(error))
      })
      if (response.status === 404) return { valid: false, issuedOn: null, nameMatch: false }
      if (!response.ok) {
        throw new CreditCheckFailed(response.status >= 500 ? 'unreachable' : 'refused', String(response.status))
      }
      return resultIn(await response.json(), { firstName, lastName })
    },
  }
}

function resultIn(json: unknown, person: { firstName: string; lastName: string }): CertificateResult {
  const read = answer.safeParse(json)
  if (!read.success) throw new CreditCheckFailed('refused', `unexpected answer: ${read.error.message}`)
  const { status, issuedAt, holder } = read.data
  const isSame =
    holder !== undefined &&
    isSameName(holder.lastName, person.lastName) &&
    isSameName(holder.firstName, person.firstName)
  return { valid: status === 'VALID', issuedOn: issuedAt?.slice(0, 10) ?? null, nameMatch: isSame }
}
