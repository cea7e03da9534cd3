import type { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '../context.ts'
import { withClient } from '../db/embedded-database.ts'
import { inWorkspace } from '../db/transaction.ts'
import { asSystem } from '../jobs/handlers.ts'
import { useDatabase } from '../testing/database.ts'
import { useWorld } from '../testing/world.ts'
import { redactAudit } from './redact.ts'
import { verifyAudit } from './verify.ts'
import { compareWitness, witnessAudit } from './witness.ts'

const world = useWorld()
const other = useDatabase()

const tell = (home: Workspace, title: string, id = home.id) =>
  asSystem(world.services, home, async (ctx) =>
    ctx.record({
      event: 'test.happened',
      subject: { kind: 'test', id, title },
      changes: [{ field: 'grade', old: null, new: { b: 1, a: ['ä', undefined] } }],
      cause: 'because',
      actor: { kind: 'user', id: home.id, name: 'Nora "N." Ammann\n' },
    }),
  )

const verify = (home: Workspace) =>
  inWorkspace(world.services.pool, home.id, (client) => verifyAudit(client, home.id, world.services.secrets))
const redact = (home: Workspace, id = home.id) => asSystem(world.services, home, (ctx) => redactAudit(ctx, id))

async function history(...titles: string[]): Promise<Workspace> {
  const home = await world.workspace()
  for (const title of titles) await tell(home, title)
  return home
}

const whole = { brokenAt: null, reason: null }

describe('the audit', () => {
  it('chains what happens and finds the chain whole', async () => {
    expect(await verify(await history('one', 'two', 'three'))).toEqual({ entries: 3, unproven: 0, ...whole })
  })

  it('is empty and whole where nothing has happened', async () => {
    expect(await verify(await world.workspace())).toMatchObject({ entries: 0, ...whole })
  })

  it('keeps its order when many write at once', async () => {
    const home = await world.workspace()
    await Promise.all(Array.from({ length: 20 }, (_, index) => tell(home, String(index))))
    expect(await verify(home)).toMatchObject({ entries: 20, ...whole })
  })

  it('writes nothing when the action fails', async () => {
    const home = await world.workspace()
    const failing = asSystem(world.services, home, async (ctx) => {
      ctx.record({ event: 'test.happened', subject: { kind: 'test', id: home.id, title: 'never' } })
      throw new Error('the deed failed')
    })
    await expect(failing).rejects.toThrow('the deed failed')
    expect(await verify(home)).toMatchObject({ entries: 0, ...whole })
  })

  it('stays whole when words are erased, and an entry of its own records it', async () => {
    const home = await history('one', 'two')
    await redact(home)
    expect(await verify(home)).toEqual({ entries: 3, unproven: 0, ...whole })
    const kept = await inWorkspace(world.services.pool, home.id, (client) =>
      client.query('select subject_title, cause, content_salt from audit_entry where sequence < 3'),
    )
    expect(kept.rows).toEqual(Array(2).fill({ subject_title: '', cause: null, content_salt: null }))
  })
})

describe('the role of the product', () => {
  it.each([
    ["update audit_entry set actor_name = 'somebody else'", 'audit entries are never changed'],
    ["update audit_entry set event = 'else'", 'permission denied'],
    ['delete from audit_entry', 'permission denied'],
    ['delete from audit_head', 'permission denied'],
    ['truncate audit_entry', 'permission denied'],
    ['truncate audit_head', 'permission denied'],
    ['delete from workspace where id = current_workspace()', 'permission denied'],
    ['drop table audit_entry', 'must be owner'],
    ['alter table audit_entry disable trigger all', 'must be owner'],
    ['alter table audit_entry disable row level security', 'must be owner'],
    ['create table of_mine (id int)', 'permission denied for schema public'],
    ['update audit_head set sequence = 1', 'the head of the audit only moves on'],
  ])('may not: %s', async (statement, refusal) => {
    const home = await history('one', 'two')
    const attempt = inWorkspace(world.services.pool, home.id, (client) => client.query(statement))
    await expect(attempt).rejects.toThrow(refusal)
    expect(await verify(home)).toMatchObject({ entries: 2, ...whole })
  })
})

describe('whoever has the keys of the owner', () => {
  it.each([
    ['delete from audit_entry where workspace_id = $1', 'audit entries are never deleted'],
    ['delete from audit_head where workspace_id = $1', 'the head of the audit only moves on'],
    ['delete from workspace where id = $1', 'audit entries are never deleted'],
  ])('is stopped by a trigger: %s', async (statement, refusal) => {
    const home = await history('one')
    await expect(asSuperuser((client) => client.query(statement, [home.id]))).rejects.toThrow(refusal)
  })

  it('is stopped by a trigger: truncate', async () => {
    await expect(asSuperuser((client) => client.query('truncate audit_entry'))).rejects.toThrow('never deleted')
    await expect(asSuperuser((client) => client.query('truncate audit_head'))).rejects.toThrow('only moves on')
  })
})

const tampering: [string, string, { brokenAt: number; reason: string }][] = [
  [
    'changed words',
    "update audit_entry set subject_title = 'else' where sequence = 3 and workspace_id = $1",
    { brokenAt: 3, reason: 'it was changed' },
  ],
  [
    'a changed event',
    "update audit_entry set event = 'else' where sequence = 2 and workspace_id = $1",
    { brokenAt: 2, reason: 'it was changed' },
  ],
  [
    'a forged redaction that says something else',
    `update audit_entry set redacted_at = now(), event = 'else', actor_name = 'else', subject_title = 'else'
      where sequence = 2 and workspace_id = $1`,
    { brokenAt: 2, reason: 'it was marked as redacted and says something' },
  ],
  [
    'a forged redaction of another event',
    `update audit_entry set redacted_at = now(), event = 'else', subject_title = '', changes = '[]', cause = null
      where sequence = 2 and workspace_id = $1`,
    { brokenAt: 2, reason: 'it was changed' },
  ],
  [
    'a redaction without a record',
    `update audit_entry set redacted_at = now(), subject_title = '', changes = '[]', cause = null
      where sequence = 2 and workspace_id = $1`,
    { brokenAt: 2, reason: 'it was redacted, and no entry records that' },
  ],
  [
    'a redaction without a record that pretends to be older',
    `update audit_entry set redacted_at = at, subject_title = '', changes = '[]', cause = null, hash_version = 1
      where sequence <= 2 and workspace_id = $1`,
    { brokenAt: 1, reason: 'it was redacted, and no entry records that' },
  ],
  [
    'a removed entry',
    'delete from audit_entry where sequence = 2 and workspace_id = $1',
    { brokenAt: 3, reason: 'an entry before it is missing' },
  ],
  [
    'a removed last entry',
    'delete from audit_entry where sequence = 4 and workspace_id = $1',
    { brokenAt: 4, reason: 'entries from here on are missing' },
  ],
  [
    'a cut tail with the head set back',
    `with cut as (delete from audit_entry where sequence > 2 and workspace_id = $1)
      update audit_head h set sequence = 2, hash = e.hash from audit_entry e
      where h.workspace_id = $1 and e.workspace_id = $1 and e.sequence = 2`,
    {
      brokenAt: 3,
      reason: 'the head was not signed with the secret of this product: entries are missing or were added',
    },
  ],
  [
    'a cut tail with an unsigned head',
    `with cut as (delete from audit_entry where sequence > 2 and workspace_id = $1)
      update audit_head h set sequence = 2, hash = e.hash, signature = null from audit_entry e
      where h.workspace_id = $1 and e.workspace_id = $1 and e.sequence = 2`,
    { brokenAt: 3, reason: 'the head is not signed' },
  ],
  [
    'an emptied history',
    `with gone as (delete from audit_entry where workspace_id = $1) delete from audit_head where workspace_id = $1`,
    { brokenAt: 1, reason: 'the history is empty although people have logins' },
  ],
]

describe('verifying shows', () => {
  it.each(tampering)('%s', async (_, statement, fault) => {
    const home = await history('one', 'two', 'three', 'four')
    await world.person(home)
    await tamper(statement, home)
    expect(await verify(home)).toMatchObject(fault)
  })

  it('words that were put back after they had been erased', async () => {
    const home = await history('one')
    await redact(home)
    await tamper(
      "update audit_entry set redacted_at = null, subject_title = 'one' where sequence = 1 and workspace_id = $1",
      home,
    )
    expect(await verify(home)).toMatchObject({ brokenAt: 1, reason: 'it was changed' })
  })

  it('a chain written with another secret', async () => {
    const home = await history('one')
    await tamper("update audit_head set signature = sha256('x') where workspace_id = $1", home)
    expect(await verify(home)).toMatchObject({ brokenAt: 2 })
  })
})

describe('the head outside the database', () => {
  it('agrees with a chain that has only grown', async () => {
    const home = await history('one', 'two')
    await asSystem(world.services, home, witnessAudit)
    await tell(home, 'three')
    expect(await asSystem(world.services, home, compareWitness)).toMatchObject({
      day: new Date().toISOString().slice(0, 10),
      fault: null,
    })
  })

  it('shows a tail that was cut together with the head of that time and its signature', async () => {
    const home = await history('one', 'two')
    const headOf = 'select sequence, hash, signature from audit_head where workspace_id = $1'
    const before = await asSuperuser((client) => client.query(headOf, [home.id]))
    await tell(home, 'three')
    await asSystem(world.services, home, witnessAudit)
    const { sequence, hash, signature } = before.rows[0]
    await tamper('delete from audit_entry where workspace_id = $1 and sequence > 2', home)
    await tamper('update audit_head set sequence = $2, hash = $3, signature = $4 where workspace_id = $1', home, [
      sequence,
      hash,
      signature,
    ])
    expect(await verify(home)).toMatchObject(whole)
    expect((await asSystem(world.services, home, compareWitness)).fault).toMatchObject({ brokenAt: 3 })
  })

  it('shows a history that was emptied', async () => {
    const home = await history('one', 'two')
    await asSystem(world.services, home, witnessAudit)
    await tamper('delete from audit_entry where workspace_id = $1', home)
    await tamper('delete from audit_head where workspace_id = $1', home)
    expect((await asSystem(world.services, home, compareWitness)).fault).toMatchObject({ brokenAt: 2 })
  })

  it('is not believed when it was signed with another secret', async () => {
    const home = await history('one')
    await asSystem(world.services, home, witnessAudit)
    const key = `audit-heads/${home.id}/${new Date().toISOString().slice(0, 10)}.json`
    const forged = { at: new Date().toISOString(), workspace: home.slug, sequence: 1, hash: 'aa', signature: 'bb' }
    await world.services.files.put(key, Buffer.from(JSON.stringify(forged)))
    expect((await asSystem(world.services, home, compareWitness)).fault?.reason).toContain('not signed by this product')
  })
})

async function asSuperuser<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const database =
    (await world.services.pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? ''
  const url = new URL(other.superuserUrl)
  url.pathname = `/${database}`
  return withClient(url.href, work)
}

/** Only the database superuser can change audit entries. */
async function tamper(statement: string, home: Workspace, more: unknown[] = []): Promise<void> {
  await asSuperuser(async (client) => {
    await client.query('alter table audit_entry disable trigger all; alter table audit_head disable trigger all')
    await client.query(statement, [home.id, ...more])
    await client.query('alter table audit_entry enable trigger all; alter table audit_head enable trigger all')
  })
}
