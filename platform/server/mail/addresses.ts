// Mail addresses that identify the mail they belong to: replies and delivery reports are matched by address, not by
// their untrusted content.

import type { Services, Workspace } from '../context.ts'

type Purpose = 'reply' | 'bounce'

/** Null if the product receives no mail: replies then go to the sender's own mailbox. */
export function addressFor(
  services: Pick<Services, 'config'>,
  workspace: Pick<Workspace, 'slug'>,
  { purpose, token }: { purpose: Purpose; token: string },
): string | null {
  const { mailInbound } = services.config
  if (!mailInbound) return null
  const [domain = '', mailbox] = mailInbound.split('@').toReversed()
  const addition = `${workspace.slug}-${token}`
  return mailbox ? `${mailbox}+${purpose}-${addition}@${domain}` : `${purpose}+${addition}@${domain}`
}

export interface KnownAddress {
  purpose: Purpose
  slug: string
  token: string
}

/** Some servers change the case of addresses, so the match ignores case. */
const pattern = /^(?:[^@]*\+)?(reply|bounce)[+-]([a-z0-9-]+)-([0-9a-f]{20})@/

export function readAddress(address: string): KnownAddress | null {
  const [, purpose, slug, token] = pattern.exec(address.trim().toLowerCase()) ?? []
  return (purpose === 'reply' || purpose === 'bounce') && slug && token ? { purpose, slug, token } : null
}

/** Address without the display name. */
export const bareAddress = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender
