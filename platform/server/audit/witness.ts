// Writes the head of every chain each night to the log and the file store, which the database cannot change. If a
// chain was truncated or rewritten, it no longer contains the stored head.

import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Context, Services } from '../context.ts'
import type { Fault } from './fault.ts'
import { signHead } from './head.ts'

export const witnessAuditJob = 'witness-audit'

const witness = z.object({
  at: z.iso.datetime(),
  workspace: z.string(),
  sequence: z.number(),
  hash: z.string(),
  signature: z.string(),
})
type Witness = z.output<typeof witness>

const keyOf = (workspaceId: string, day: string) => `audit-heads/${workspaceId}/${day}.json`
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export async function witnessAudit({ services, workspace, client, now }: Context): Promise<void> {
  const { rows } = await client.query<{ sequence: number; hash: Buffer; earlier_redactions: Buffer | null }>(
    'select sequence, hash, earlier_redactions from audit_head where workspace_id = $1',
    [workspace.id],
  )
  const [head] = rows
  if (!head) return
  const { sequence, hash } = head
  const signature = signWitness(services, { workspaceId: workspace.id, sequence, hash }).toString('hex')
  const written: Witness = {
    at: now.toISOString(),
    workspace: workspace.slug,
    sequence,
    hash: hash.toString('hex'),
    signature,
  }
  await services.files.put(keyOf(workspace.id, dayOf(now)), Buffer.from(JSON.stringify(written)))
  services.log.info({ auditHead: written }, 'audit head')
}

const signWitness = (services: Services, head: { workspaceId: string; sequence: number; hash: Buffer }) =>
  signHead(services.secrets, { ...head, earlierRedactions: null })

/** Number of days to search back for the last stored head. */
const searchedDays = 400
const atOnce = 20
const dayLength = 86_400_000

export interface WitnessReport {
  /** Day of the last head stored outside the database; null if there is none. */
  day: string | null
  fault: Fault | null
}

/** Must run inside a transaction of the workspace. */
export async function compareWitness({ services, workspace, client, now }: Context): Promise<WitnessReport> {
  const found = await lastWitness(services, workspace.id, now)
  if (!found) return { day: null, fault: null }
  const { day, written } = found
  const { sequence } = written
  const hash = Buffer.from(written.hash, 'hex')
  if (signWitness(services, { workspaceId: workspace.id, sequence, hash }).toString('hex') !== written.signature) {
    return { day, fault: { brokenAt: sequence, reason: `the head written on ${day} was not signed by this product` } }
  }
  const { rows } = await client.query<{ hash: Buffer }>(
    'select hash from audit_entry where workspace_id = $1 and sequence = $2',
    [workspace.id, sequence],
  )
  if (rows[0]?.hash.equals(hash)) return { day, fault: null }
  return { day, fault: { brokenAt: sequence, reason: `the chain is not the one whose head was written on ${day}` } }
}

async function lastWitness(services: Services, workspaceId: string, now: Date) {
  for (let back = 0; back < searchedDays; back += atOnce) {
    const days = Array.from({ length: atOnce }, (_, index) =>
      dayOf(new Date(now.getTime() - (back + index) * dayLength)),
    )
    const read = await Promise.all(
      days.map(async (day) => ({ day, written: await readWitness(services, keyOf(workspaceId, day)) })),
    )
    for (const { day, written } of read) if (written) return { day, written }
  }
  return null
}

async function readWitness(services: Services, key: string): Promise<Witness | null> {
  const content = await services.files.get(key).then(text, () => null)
  return content === null ? null : witness.parse(JSON.parse(content))
}
