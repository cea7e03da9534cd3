// DNS check of the domain of the project's address: lets recipients verify that our mails come from the project. For
// information only: sending does not depend on it.

import { Resolver } from 'node:dns/promises'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Finding } from '../contract/sender.ts'
import { lookForSender } from './sender.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/sender.ts'

type LookUp = (name: string) => Promise<string[][]>

export const getSenderDomain = handler(
  contract.getSenderDomain,
  { permission: 'admin', perMinute: 20 },
  async (ctx) => {
    const row = await lookForSender(ctx)
    const domain = row?.address.split('@')[1]
    if (!domain) return { records: [] }
    const resolver = new Resolver({ timeout: 2000, tries: 1 })
    return { records: await recordsOf(domain, ctx.services.config.dkim, (name) => resolver.resolveTxt(name)) }
  },
)

type Records = ResponseOf<typeof contract.getSenderDomain>['records']

export async function recordsOf(
  domain: string,
  dkim: { domain: string; selector: string } | undefined,
  lookUp: LookUp,
): Promise<Records> {
  const dkimName = dkim ? `${dkim.selector}._domainkey.${domain}` : `_domainkey.${domain}`
  const [spf, signed, dmarc] = await Promise.all([
    findingOf(lookUp, domain, /^v=spf1\b/i),
    // Without a DKIM key of ours, the mail server may sign with a selector that we do not know.
    dkim ? findingOf(lookUp, dkimName, /\bp=[A-Za-z0-9+/]/) : ('unknown' as const),
    findingOf(lookUp, `_dmarc.${domain}`, /^v=DMARC1\b/i),
  ])
  return [
    { kind: 'spf', name: domain, finding: spf },
    { kind: 'dkim', name: dkimName, finding: signed },
    { kind: 'dmarc', name: `_dmarc.${domain}`, finding: dmarc },
  ]
}

async function findingOf(lookUp: LookUp, name: string, wanted: RegExp): Promise<Finding> {
  try {
    const records = await lookUp(name)
    return records.some((parts) => wanted.test(parts.join(''))) ? 'found' : 'missing'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'ENOTFOUND' || code === 'ENODATA' ? 'missing' : 'unknown'
  }
}
