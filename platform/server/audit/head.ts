// The head of an audit chain: its last sequence number and hash, signed with the product's secret. Database
// credentials alone are not enough to truncate or extend the chain unnoticed.

import type { SecretBox } from '../secret-box.ts'

export interface AuditHead {
  workspaceId: string
  sequence: number
  hash: Buffer
  earlierRedactions: Buffer | null
}

export function signHead(secrets: SecretBox, head: AuditHead): Buffer {
  const { workspaceId, sequence, hash, earlierRedactions } = head
  const words = [workspaceId, sequence, hash.toString('hex'), earlierRedactions?.toString('hex') ?? null]
  return secrets.sign(JSON.stringify(words), 'quartier audit heads')
}
