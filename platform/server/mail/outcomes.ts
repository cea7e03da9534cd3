// Writes delivery outcomes to the rows in batches, because ten thousand single statements cost more than the mails.

import type { Services } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { announce } from '../live/announce.ts'
import { classOf, codeIn, keepBounces, type Bounce } from './bounces.ts'
import type { Claimed } from './claims.ts'
import type { OwnCause } from './known-addresses.ts'
import type { Delivery } from './smtp-line.ts'
import { markUndelivered, tellUndelivered } from './undelivered.ts'

export interface Outcome {
  id: string
  workspaceId: string
  state: 'sent' | 'queued' | 'failed' | 'bounced'
  /** True if this counts as an attempt: false if the server was unreachable. */
  isTry: boolean
  sentAt: Date | null
  failure: string | null
  notBefore: Date | null
  maybeTwice: boolean
  bounce: Bounce | null
}

const minute = 60_000
/** Delays before retries after a temporary rejection; after the last one the mail fails. */
const patience = [5, 15, 60, 2 * 60, 4 * 60, 8 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * minute)

export function outcomeOf(mail: Claimed, delivery: Delivery, now: Date): Outcome {
  const base = {
    id: mail.id,
    workspaceId: mail.workspace.id,
    isTry: true,
    sentAt: null,
    failure: null,
    notBefore: null,
    maybeTwice: false,
    bounce: null,
  }
  switch (delivery.kind) {
    case 'accepted':
      return { ...base, state: 'sent', sentAt: now }
    case 'unreachable':
      return { ...base, state: 'queued', isTry: false }
    case 'broken':
      return broken(mail, delivery, { base, now })
    case 'refused':
      return refused(mail, delivery, { base, now })
  }
}

/** Outcome of a mail that is returned without an attempt. */
export const unsentOf = (mail: Claimed, now: Date): Outcome => outcomeOf(mail, { kind: 'unreachable', words: '' }, now)

type Base = Omit<Outcome, 'state'>
type Of<Kind extends Delivery['kind']> = Extract<Delivery, { kind: Kind }>

/** If a connection breaks during its first mail, the mail may be the cause; an idle connection has simply timed out. */
function broken(
  mail: Claimed,
  { ended, onFirst, words }: Of<'broken'>,
  { base, now }: { base: Base; now: Date },
): Outcome {
  if (!ended && !onFirst) return { ...base, state: 'queued', isTry: false }
  return { ...later(mail, words, { base, now }), maybeTwice: ended }
}

function refused(mail: Claimed, delivery: Of<'refused'>, { base, now }: { base: Base; now: Date }): Outcome {
  const { code, words, command } = delivery
  if (code < 500) return later(mail, words, { base, now })
  if (command !== 'RCPT TO') return { ...base, state: 'failed', failure: words }
  const status = codeIn(words)
  const bounce = { class: status ? classOf(status) : 'hard', code: status ?? String(code), words, at: now } as const
  return { ...base, state: 'bounced', failure: words, bounce: { mailId: mail.id, ...bounce } }
}

function later(mail: Claimed, words: string, { base, now }: { base: Base; now: Date }): Outcome {
  const wait = patience[mail.attempts]
  if (wait === undefined) return { ...base, state: 'failed', failure: words }
  return { ...base, state: 'queued', failure: words, notBefore: new Date(now.getTime() + wait) }
}

export const failedOf = (mail: Claimed, cause: OwnCause): Outcome => ({
  id: mail.id,
  workspaceId: mail.workspace.id,
  state: 'failed',
  isTry: false,
  sentAt: null,
  failure: cause,
  notBefore: null,
  maybeTwice: false,
  bounce: null,
})

/**
 * A mail that another process took over but that was accepted here is marked as sent, although it may be sent twice.
 */
const write = `
  update mail_message m set state = o.state, claimed_by = null, claimed_at = null, attempts = m.attempts + o."isTry"::int,
    sent_at = coalesce(o."sentAt", m.sent_at), failure = o.failure, not_before = coalesce(o."notBefore", m.not_before),
    maybe_twice = m.maybe_twice or o."maybeTwice" or m.claimed_by is distinct from $3
  from jsonb_to_recordset($2) o(id uuid, state text, "isTry" boolean, "sentAt" timestamptz, failure text, "notBefore" timestamptz,
    "maybeTwice" boolean)
  where m.workspace_id = $1 and m.id = o.id
    and (m.state = 'sending' and m.claimed_by = $3 or o.state = 'sent' and m.state in ('queued', 'sending'))
  returning m.id, m.state, m.task_group_id is not null "isBulk"`

export async function writeOutcomes(
  { pool, jobs, clock }: Pick<Services, 'pool' | 'jobs' | 'clock'>,
  node: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  for (const [workspaceId, own] of Map.groupBy(outcomes, (outcome) => outcome.workspaceId)) {
    await inWorkspace(pool, workspaceId, async (client) => {
      const rows = own.map(({ bounce: _bounce, workspaceId: _workspace, ...row }) => row)
      const { rows: written } = await client.query<{ id: string; state: Outcome['state']; isBulk: boolean }>({
        name: 'outcomes of mails',
        text: write,
        values: [workspaceId, JSON.stringify(rows), node],
      })
      await announce(client, workspaceId, 'mails')
      if (written.some(({ isBulk }) => isBulk)) await announce(client, workspaceId, 'tasks')
      await keepBounces(
        client,
        workspaceId,
        own.map(({ bounce }) => bounce).filter((bounce) => bounce !== null),
      )
      const failed = written.filter(({ state }) => state === 'failed').map(({ id }) => id)
      const at = clock()
      await markUndelivered(
        client,
        workspaceId,
        failed.map((id) => ({ id, at })),
      )
      const bounced = written.filter(({ state }) => state === 'bounced').map(({ id }) => id)
      await tellUndelivered(jobs, client, { workspaceId, mailIds: [...failed, ...bounced] })
    })
  }
}
