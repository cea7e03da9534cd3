// Queue of mails to send, fetched from the workspaces in turn, shortly before they are needed.

import type { Pool } from 'pg'
import type { Services } from '../context.ts'
import { onConnection } from '../db/transaction.ts'
import { claimMails, ClaimUnknown, haltedGroups, returnClaims, type Claimed, type SendingWorkspace } from './claims.ts'

export interface MailLine {
  /** Mails of this workspace are due. */
  wake: (workspaceId: string) => void
  /** Resolves to undefined if no mail is left for now. */
  take: () => Promise<Claimed | undefined>
  /** Stops giving out mails until `open`; returns those that were waiting. */
  shut(): Claimed[]
  open(): void
  readonly hasWork: boolean
}

const mailsPerClaim = 100
/** Below this number more mails are fetched, so that the connections need not wait for the database. */
const short = 50
/** Milliseconds; mails of a bulk mail that was paused or ended may still be given out for this long. */
const looksAgain = 1000

interface Surroundings {
  services: Pick<Services, 'config' | 'pool' | 'clock'>
  node: string
  /** Returns true if the node has capacity for more mails. */
  mayClaim: () => boolean
  onClaim: () => void
  /** Returns claimed mails that must not be sent, for now or for good. */
  giveBack: (mails: readonly Claimed[]) => void
}

export function createMailLine({ services, node, mayClaim, onClaim, giveBack }: Surroundings): MailLine {
  const awake = new Set<string>()
  let waiting: Claimed[] = []
  let isOpen = true
  let fetching: Promise<void> | null = null
  let lookedAt = 0
  let unsure: ClaimUnknown | null = null

  /** Tries the workspaces until one has mails. */
  const fetch = async () => {
    for (;;) {
      if (unsure) await returnClaims(services.pool, node, unsure)
      unsure = null
      const [workspaceId] = awake
      if (workspaceId === undefined || !isOpen || !mayClaim()) return
      // A workspace woken during the query is queried again.
      awake.delete(workspaceId)
      try {
        const claimed = await claimIn(services, workspaceId, node)
        onClaim()
        if (claimed.length === 0) continue
        awake.add(workspaceId)
        waiting.push(...claimed)
        return
      } catch (error) {
        awake.add(workspaceId)
        if (error instanceof ClaimUnknown) unsure = error
        throw error
      }
    }
  }
  const refill = (): Promise<void> => {
    fetching ??= fetch().finally(() => {
      fetching = null
    })
    return fetching
  }

  const heedHalts = async () => {
    if (performance.now() - lookedAt < looksAgain) return
    lookedAt = performance.now()
    const halted = await haltedAmong(services.pool, waiting)
    if (halted.size === 0) return
    const isHalted = ({ taskGroupId }: Claimed) => taskGroupId !== null && halted.has(taskGroupId)
    const back = waiting.filter(isHalted)
    waiting = waiting.filter((mail) => !isHalted(mail))
    giveBack(back)
  }

  return {
    wake: (workspaceId) => void awake.add(workspaceId),
    async take() {
      if (!isOpen) return undefined
      await heedHalts()
      if (waiting.length === 0) await refill()
      // A failure here occurs again for the caller that finds the line empty.
      else if (waiting.length < short) refill().catch(() => {})
      return isOpen ? waiting.shift() : undefined
    },
    shut() {
      isOpen = false
      const left = waiting
      waiting = []
      return left
    },
    open() {
      isOpen = true
    },
    get hasWork() {
      return awake.size > 0 || waiting.length > 0
    },
  }
}

async function haltedAmong(pool: Pool, mails: readonly Claimed[]): Promise<Set<string>> {
  const bulk = mails.flatMap(({ workspace, taskGroupId }) => (taskGroupId === null ? [] : [{ workspace, taskGroupId }]))
  const halted = await Promise.all(
    [...Map.groupBy(bulk, ({ workspace }) => workspace.id)].map(([workspaceId, own]) =>
      haltedGroups(pool, workspaceId, [...new Set(own.map(({ taskGroupId }) => taskGroupId))]),
    ),
  )
  return new Set(halted.flatMap((ids) => [...ids]))
}

async function claimIn({ pool, clock, config }: Surroundings['services'], workspaceId: string, node: string) {
  const workspace = await workspaceOf(pool, workspaceId)
  if (!workspace) return []
  return claimMails(pool, workspace, { node, now: clock(), mailFrom: config.mailFrom, limit: mailsPerClaim })
}

async function workspaceOf(pool: Pool, id: string): Promise<SendingWorkspace | undefined> {
  const { rows } = await onConnection(pool, (client) =>
    client.query<SendingWorkspace>('select id, slug, name from workspace where id = $1', [id]),
  )
  return rows[0]
}
