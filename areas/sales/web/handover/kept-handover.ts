// A protocol that is being written, as this device keeps it until the server has it: nothing is lost when the connection
// drops or the page is closed.

import { z } from 'zod'
import { handoverContent, type HandoverContent } from '../../rules/handover/handover-content.ts'
import { drawnSignature, type DrawnSignature } from '../../rules/drawn-signature.ts'

const signing = z.object({
  name: z.string(),
  signature: z.union([z.tuple([]), drawnSignature]),
})
const kept = z.object({
  /** Version of the server on which it is based. */
  base: z.number(),
  content: handoverContent,
  /** Kept on this device only, until both sides have signed. */
  seller: signing,
  buyer: signing,
})

export interface Signing {
  name: string
  signature: DrawnSignature
}

export interface KeptHandover {
  base: number
  content: HandoverContent
  seller: Signing
  buyer: Signing
}

export const keyOfHandover = (handoverId: string): string => `handover-${handoverId}`

export function readKept(stored: string | null): KeptHandover | null {
  if (stored === null) return null
  try {
    return kept.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

export const keptText = (handover: KeptHandover): string => JSON.stringify(handover)

interface OnServer {
  version: number
  content: HandoverContent
}

/**
 * `kept`: the server has not seen these changes, and nobody else saved since. `conflict`: both changed. `server`: the
 * device has nothing that the server lacks; its last save arrived even if the response was lost.
 */
export function whichIsNewer(
  before: KeptHandover | null,
  { version, content }: OnServer,
): 'kept' | 'server' | 'conflict' {
  if (before === null || JSON.stringify(before.content) === JSON.stringify(content)) return 'server'
  return before.base === version ? 'kept' : 'conflict'
}
