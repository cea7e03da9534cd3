// A stand-in that speaks CreditTrust's REST, for tests and for the demo, where its response says that the issuer was
// not really asked. The response depends on the beginning of the number; the holder's name is behind the last dash.

import type { IncomingMessage } from 'node:http'
import { startJsonDouble, type JsonReply } from './json-double.ts'

export interface CreditTrustDouble {
  url: string
  key: string
  stop(): Promise<void>
}

export async function startCreditTrustDouble(): Promise<CreditTrustDouble> {
  const key = 'nur-fuer-die-vorfuehrung'
  return { key, ...(await startJsonDouble((request) => reply(request, key))) }
}

/**
 * `CT-2026-10-05-Ana.Keller` is valid, issued on that day to that person; a number that begins with `ZZ-` is revoked;
 * all others are unknown.
 */
const number = /^(CT|ZZ)-(\d{4}-\d{2}-\d{2})-([\p{L}-]+)\.([\p{L}-]+)$/u

function reply(request: IncomingMessage, key: string): JsonReply {
  if (request.headers.authorization !== `Bearer ${key}`) return { status: 401, body: { error: 'unauthorized' } }
  const [, asked] = /^\/v1\/certificates\/([^/]+)$/.exec(request.url ?? '') ?? []
  const wanted = decodeURIComponent(asked ?? '')
  if (wanted === 'FEHLER') return { status: 503, body: { error: 'maintenance' } }
  const [, kind, day, firstName, lastName] = number.exec(wanted) ?? []
  if (!kind) return { status: 404, body: { error: 'not found' } }
  return {
    status: 200,
    body: {
      status: kind === 'CT' ? 'VALID' : 'REVOKED',
      issuedAt: `${day}T08:00:00Z`,
      holder: { firstName, lastName },
    },
  }
}
