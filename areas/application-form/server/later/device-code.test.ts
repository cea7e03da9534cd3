import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { forgetCode } from './device-code.ts'
import { begin, fillIn, plantObject, type Filling } from '../testing/planting.ts'

const world = useWorld()

async function draftIn(home: Workspace): Promise<Filling> {
  return begin(world, home, [await plantObject(world, home)])
}

const make = async (draft: Filling): Promise<string> =>
  (await draft.ask({ method: 'POST', url: '/device-code' })).json().code

const redeem = (home: Workspace, code: string) =>
  world.ask(home, { method: 'POST', url: '/api/v2/applications/continue', payload: { code } })

const stored = (home: Workspace, sql: string) =>
  inWorkspace(world.services.pool, home.id, (client) => client.query(sql)).then(({ rows }) => rows)

describe('a code for another device', () => {
  it('opens the draft there, once, as somebody types it', async () => {
    const home = await world.workspace()
    const draft = await draftIn(home)
    const code = await make(draft)
    const typed = `${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`
    const opened = await redeem(home, typed)
    expect(opened.json()).toMatchObject({ formsCredentials: { slug: draft.slug, token: draft.token } })
    expect((await redeem(home, code)).statusCode).toBe(404)
  })

  it('lets one of two devices in that type it at the same moment', async () => {
    const home = await world.workspace()
    const code = await make(await draftIn(home))
    const answers = await Promise.all([redeem(home, code), redeem(home, code), redeem(home, code)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(2)
  })

  it('ends after fifteen minutes, and when a newer one is made', async () => {
    const home = await world.workspace()
    const draft = await draftIn(home)
    const [old, fresh] = [await make(draft), await make(draft)]
    expect((await redeem(home, old)).statusCode).toBe(404)
    await stored(home, `update application_device_code set expires_at = now() - interval '1 second'`)
    expect((await redeem(home, fresh)).statusCode).toBe(404)
    await make(draft)
    await stored(home, `update application_device_code set expires_at = now() - interval '1 second'`)
    const [row] = await stored(home, 'select draft_id from application_device_code')
    await asSystem(world.services, home, (ctx) => forgetCode(ctx, { draftId: row.draft_id }))
    expect(await stored(home, 'select 1 from application_device_code')).toEqual([])
  })

  it('leaves neither itself nor the token in the database', async () => {
    const home = await world.workspace()
    const draft = await draftIn(home)
    const code = await make(draft)
    const [row] = await stored(home, 'select * from application_device_code')
    const kept = JSON.stringify(row) + Buffer.from(row.code_hash).toString('utf8')
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(draft.token)
  })

  it('opens nothing in another workspace, and none is made for what was sent or with a wrong key', async () => {
    const [home, elsewhere] = [await world.workspace(), await world.workspace()]
    const draft = await draftIn(home)
    expect((await redeem(elsewhere, await make(draft))).statusCode).toBe(404)
    const sent = await fillIn(world, home, [await plantObject(world, home)])
    await sent.submit()
    expect((await sent.ask({ method: 'POST', url: '/device-code' })).statusCode).toBe(409)
    const url = `/api/v2/applications/${draft.slug}/${sent.token}/device-code`
    expect((await world.ask(home, { method: 'POST', url })).statusCode).toBe(404)
  })
})
