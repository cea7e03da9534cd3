// The raw copy of an incoming mail: downloadable by users who may read mails, deleted with the mail or when its
// retention ends.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { forgetThreads } from '#platform/server/mail/forgetting.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { answerTo, reportOf } from '../testing/answers.ts'
import { takeIn } from './door.ts'

const domain = 'in.quartier.example'
const world = useOwnWorld({ MAIL_INBOUND: domain })

const receive = (raw: string) =>
  takeIn({ services: world.services, workspaces: world.quartier.workspaces }, Buffer.from(raw), [])
const rowsOf = async (home: Workspace, statement: string) =>
  (await inWorkspace(world.services.pool, home.id, (client) => client.query(statement))).rows

async function scene(raw: (home: Workspace) => string) {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  await receive(raw(home))
  const [mail] = await rowsOf(home, 'select id, thread_id from mail_message')
  const url = `/api/v1/communication/${mail?.id}/original`
  const feed = async () =>
    (await world.ask(home, { url: `/api/v1/communication/${mail?.thread_id}/inbox-feed`, as: clerk })).json()
  return { home, clerk, url, feed, threadId: String(mail?.thread_id) }
}

const plain = (home: Workspace) => answerTo({ to: `${home.slug}@${domain}`, subject: 'Schlüssel / Keller: wo?' })

describe('the original of a mail', () => {
  it('is the message byte for byte, as a file named after its subject', async () => {
    const home = await world.workspace()
    const clerk = await world.person(home, 'user')
    const raw = Buffer.concat([Buffer.from(plain(home)), Buffer.from([0xe4, 0xff, 0x00, 0x0d, 0x0a])])
    await takeIn({ services: world.services, workspaces: world.quartier.workspaces }, raw, [])
    const [mail] = await rowsOf(home, 'select id from mail_message')
    const answer = await world.ask(home, { url: `/api/v1/communication/${mail?.id}/original`, as: clerk })
    expect(answer.rawPayload.equals(raw)).toBe(true)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Schlüssel   Keller  wo.eml')}`,
    )
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('is offered where there is one; elsewhere the reason is given', async () => {
    const { home, feed } = await scene(plain)
    expect((await feed()).items[0].can.openOriginal).toEqual({ allowed: true })
    await rowsOf(home, `delete from stored_file`)
    expect((await feed()).items[0].can.openOriginal).toEqual({
      allowed: false,
      reason: 'Das Original ist nicht mehr vorhanden.',
    })
  })

  it('is hidden from other workspaces and from those who may not read mails', async () => {
    const { home, url } = await scene(plain)
    const other = await world.workspace()
    const stranger = await world.person(other, 'user')
    expect((await world.ask(other, { url, as: stranger })).statusCode).toBe(404)
    expect((await world.ask(home, { url })).statusCode).toBe(401)
    await rowsOf(
      home,
      `insert into role_permission (workspace_id, role, permissions) values ('${home.id}', 'assistant', '{viewing}')`,
    )
    const outsider = await world.person(home, 'assistant')
    expect((await world.ask(home, { url, as: outsider })).statusCode).toBe(403)
    const [file] = await rowsOf(home, 'select id from stored_file')
    expect((await world.ask(home, { url: `/protected/${file?.id}/x.eml`, as: outsider })).statusCode).toBe(403)
  })

  it('is kept of reports too, also of those that belong to no mail of ours', async () => {
    const { home, clerk, url } = await scene((of) => reportOf({ to: `${of.slug}@${domain}` }))
    expect((await world.ask(home, { url, as: clerk })).statusCode).toBe(200)
  })

  it('goes with its thread', async () => {
    const { home, threadId } = await scene(plain)
    const keys = await asSystem(world.services, home, (ctx) => forgetThreads(ctx, [threadId]))
    expect(keys).toHaveLength(1)
    expect(await rowsOf(home, 'select id from stored_file')).toEqual([])
  })
})
