// Addresses that know which mail they belong to: replies and reports find back to it without trusting what they say of themselves.

import type { Services, Workspace } from '../context.ts'

type Purpose = 'reply' | 'bounce'

/** Null where nothing comes in: then the sender's own mailbox gets it. */
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

/** Some servers write it in capitals or in small letters, as they like. */
const pattern = /^(?:[^@]*\+)?(reply|bounce)[+-]([a-z0-9-]+)-([0-9a-f]{20})@/

export function readAddress(address: string): KnownAddress | null {
  const [, purpose, slug, token] = pattern.exec(address.trim().toLowerCase()) ?? []
  return (purpose === 'reply' || purpose === 'bounce') && slug && token ? { purpose, slug, token } : null
}

/** Without the display name. */
export const bareAddress = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender
