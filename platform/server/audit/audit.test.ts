import { describe, expect, it } from 'vitest'
import type { Workspace } from '../context.ts'
import { withClient } from '../db/embedded-database.ts'
import { inWorkspace } from '../db/transaction.ts'
import { asSystem } from '../jobs/handlers.ts'
import { useDatabase } from '../testing/database.ts'
import { useWorld } from '../testing/world.ts'
import { verifyAudit } from './verify.ts'

const world = useWorld()
const other = useDatabase()

const tell = (home: Workspace, title: string) =>
  asSystem(world.house, home, async (ctx) =>
    ctx.record({
      event: 'test.happened',
      subject: { kind: 'test', id: home.id, title },
      changes: [{ field: 'grade', old: null, new: { b: 1, a: ['ä', undefined] } }],
      cause: 'because',
    }),
  )

const verify = (home: Workspace) => inWorkspace(world.house.pool, home.id, (client) => verifyAudit(client, home.id))

describe('the audit', () => {
  it('chains what happens and finds the chain whole', async () => {
    const home = await world.workspace()
    for (const title of ['one', 'two', 'three']) await tell(home, title)
    expect(await verify(home)).toEqual({ entries: 3, brokenAt: null })
  })

  it('is empty and whole where nothing has happened', async () => {
    expect(await verify(await world.workspace())).toEqual({ entries: 0, brokenAt: null })
  })

  it('keeps its order when many write at once', async () => {
    const home = await world.workspace()
    await Promise.all(Array.from({ length: 20 }, (_, index) => tell(home, String(index))))
    expect(await verify(home)).toEqual({ entries: 20, brokenAt: null })
  })

  it('writes nothing when the deed fails', async () => {
    const home = await world.workspace()
    const failing = asSystem(world.house, home, async (ctx) => {
      ctx.record({ event: 'test.happened', subject: { kind: 'test', id: home.id, title: 'never' } })
      throw new Error('the deed failed')
    })
    await expect(failing).rejects.toThrow('the deed failed')
    expect(await verify(home)).toEqual({ entries: 0, brokenAt: null })
  })

  it('does not let an entry be changed', async () => {
    const home = await world.workspace()
    await tell(home, 'one')
    const change = inWorkspace(world.house.pool, home.id, (client) =>
      client.query("update audit_entry set actor_name = 'somebody else'"),
    )
    await expect(change).rejects.toThrow('audit entries are never changed')
  })

  it('shows where somebody with the keys of the database has changed or removed an entry', async () => {
    const home = await world.workspace()
    for (const title of ['one', 'two', 'three', 'four']) await tell(home, title)
    await tamper("update audit_entry set subject_title = 'else' where sequence = 3 and workspace_id = $1", home)
    expect(await verify(home)).toMatchObject({ brokenAt: 3 })

    const second = await world.workspace()
    for (const title of ['one', 'two', 'three']) await tell(second, title)
    await tamper('delete from audit_entry where sequence = 3 and workspace_id = $1', second)
    expect(await verify(second)).toEqual({ entries: 2, brokenAt: 3 })
  })
})

/** What only the superuser of the database can do. */
async function tamper(statement: string, home: Workspace): Promise<void> {
  const database =
    (await world.house.pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? ''
  const url = new URL(other.superuserUrl)
  url.pathname = `/${database}`
  await withClient(url.href, async (client) => {
    await client.query('alter table audit_entry disable trigger all')
    await client.query(statement, [home.id])
    await client.query('alter table audit_entry enable trigger all')
  })
}
