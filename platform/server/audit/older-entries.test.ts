// Tests chains that began before entry hashes had two parts.

import { expect, inject, it } from 'vitest'
import type { Workspace } from '../context.ts'
import { withClient } from '../db/embedded-database.ts'
import { inWorkspace } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import { asSystem } from '../jobs/handlers.ts'
import { useOwnWorld } from '../testing/world.ts'
import { chainStart, hashOfOldEntry, type ChainedEntry } from './entry-hash.ts'
import { redactAudit } from './redact.ts'
import { verifyAudit } from './verify.ts'
import { at } from '../testing/shared-database.ts'

const world = useOwnWorld()
const [erased, kept] = [newId(), newId()]

const verify = (home: Workspace) =>
  inWorkspace(world.services.pool, home.id, (client) => verifyAudit(client, home.id, world.services.secrets))

const tell = (home: Workspace) =>
  asSystem(world.services, home, async (ctx) =>
    ctx.record({ event: 'test.happened', subject: { kind: 'test', id: kept, title: 'new' } }),
  )

async function asSuperuser(statement: string, parameters: unknown[] = []): Promise<void> {
  const { rows } = await world.services.pool.query<{ name: string }>('select current_database() as name')
  await withClient(at(inject('superuserUrl'), rows[0]?.name ?? ''), async (client) => {
    await client.query('alter table audit_entry disable trigger all; alter table audit_head disable trigger all')
    await client.query(statement, parameters)
    await client.query('alter table audit_entry enable trigger all; alter table audit_head enable trigger all')
  })
}

const insertOldEntry = `insert into audit_entry (workspace_id, sequence, at, actor_kind, actor_id, actor_name, event, subject_kind,
    subject_id, subject_title, changes, cause, previous_hash, hash, hash_version)
  values ($1, $2, $3, 'applicant', null, $4, 'test.happened', 'test', $5, 'words', '[]', null, $6, $7, 1)`

/**
 * Three entries of version 1, the first of which is redacted; migration 0425 recorded the redaction in the chain
 * head.
 */
async function oldHistory(): Promise<Workspace> {
  const home = await world.workspace()
  let hash = chainStart
  for (const [index, subjectId] of [erased, kept, kept].entries()) {
    const moment = new Date(`2026-01-0${index + 1}T10:00:00.120Z`)
    const entry: ChainedEntry = {
      sequence: index + 1,
      at: moment,
      actor: { kind: 'applicant', id: null, name: 'Anna' },
      event: 'test.happened',
      subjectKind: 'test',
      subjectId,
      subjectTitle: 'words',
      changes: [],
      cause: null,
    }
    const previous = hash
    hash = hashOfOldEntry(previous, entry)
    await asSuperuser(insertOldEntry, [home.id, index + 1, moment, 'Anna', subjectId, previous, hash])
  }
  await asSuperuser(
    `update audit_entry set redacted_at = at, actor_name = '', subject_title = '' where workspace_id = $1 and sequence = 1`,
    [home.id],
  )
  await asSuperuser(
    `insert into audit_head (workspace_id, sequence, hash, earlier_redactions)
     select $1, 3, $2, (select sha256(audit_frame_digest(e)) from audit_entry e where workspace_id = $1 and sequence = 1)`,
    [home.id, hash],
  )
  return home
}

it('are whole, and what was erased then counts as unproven', async () => {
  expect(await verify(await oldHistory())).toEqual({ entries: 3, brokenAt: null, reason: null, unproven: 1 })
})

it('go on with entries of today, which sign the head', async () => {
  const home = await oldHistory()
  await tell(home)
  expect(await verify(home)).toMatchObject({ entries: 4, brokenAt: null })
})

it('lose words today with a record that proves the rest of them', async () => {
  const home = await oldHistory()
  await asSystem(world.services, home, (ctx) => redactAudit(ctx, kept))
  expect(await verify(home)).toEqual({ entries: 4, brokenAt: null, reason: null, unproven: 1 })
  await asSuperuser(`update audit_entry set event = 'else' where workspace_id = $1 and sequence = 2`, [home.id])
  expect(await verify(home)).toMatchObject({ brokenAt: 4, reason: 'the entries it records as redacted are others' })
})

it.each([
  ['a redaction among them that nobody recorded', 'sequence = 2', { brokenAt: 1 }],
  ['another event in one that was redacted then', 'sequence = 1', { brokenAt: 1 }],
])('show %s', async (_, place, fault) => {
  const home = await oldHistory()
  await tell(home)
  await asSuperuser(
    `update audit_entry set redacted_at = at, event = 'else', actor_name = '', subject_title = '' where workspace_id = $1 and ${place}`,
    [home.id],
  )
  expect(await verify(home)).toMatchObject(fault)
})
