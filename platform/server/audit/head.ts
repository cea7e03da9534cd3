// The head of a chain: its last place and hash, signed with the secret of the product. Somebody with the keys of the database alone can
// neither set it back nor append to the chain unnoticed.

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
