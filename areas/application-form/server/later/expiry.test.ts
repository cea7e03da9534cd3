// Tests that a form unused for thirty days leaves no data in any table or file.

import { expect, it } from 'vitest'
import { multipartHeaders, multipartOf, pdf } from '#areas/files/server/testing/multipart.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { expireDraftJob } from './expiry.ts'
import { fillIn, plantObject, type Filling } from '../testing/planting.ts'

const world = useOwnWorld()
const day = 24 * 60 * 60 * 1000

/** A draft with a document, an invited co-applicant and a device code. */
async function begun() {
  const home = await world.workspace()
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  const [ana] = (await filling.read()).adults
  const handed = await filling.ask({
    method: 'POST',
    url: `/documents/${ana?.key}/further_documents`,
    payload: multipartOf([{ name: 'lohn.pdf', content: pdf }]),
    headers: multipartHeaders,
  })
  expect(handed.json().uploaded).toHaveLength(1)
  const invited = await filling.ask({ method: 'POST', url: '/invitations', payload: {} })
  expect((await filling.ask({ method: 'POST', url: '/device-code' })).statusCode).toBe(200)
  const [, slug, token] = /application\/(\w+)\/([\w-]+)\/create-adult/.exec(invited.json().url) ?? []
  return { home, filling, guest: `/api/v2/applications/${slug}/${token}/new-adult` }
}

async function leftIn(
  home: Workspace,
): Promise<{ draft: string; paper: string; link: string; code: string; file: string[] }> {
  const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
    client.query(
      `select (select count(*) from application_draft) draft, (select count(*) from application_draft_document) paper,
        (select count(*) from application_link) link, (select count(*) from application_device_code) code,
        (select coalesce(json_agg(storage_key), '[]') from stored_file) file`,
    ),
  )
  return rows[0]
}

async function after(days: number, home: Workspace, filling: Filling): Promise<void> {
  world.setTime(new Date(Date.now() + days * day))
  const { rows } = await inWorkspace(world.services.pool, home.id, (client) =>
    client.query<{ id: string }>('select id from application_draft where slug = $1', [filling.slug]),
  )
  await asSystem(world.services, home, (ctx) => ctx.enqueue(expireDraftJob, { draftId: rows[0]?.id }))
  // A separate job deletes the content after the rows.
  for (const _turn of [1, 2]) await world.services.jobs.runDue()
}

const isKept = (content: string): Promise<boolean> =>
  world.services.files.get(content).then(
    (stream) => Boolean(stream.destroy()),
    () => false,
  )

it('goes with its papers and their contents, its links and its codes', async () => {
  const { home, filling, guest } = await begun()
  try {
    await after(29, home, filling)
    const before = await leftIn(home)
    expect(before).toMatchObject({ draft: 1, paper: 1, link: 1, code: 1 })
    const [content = ''] = before.file
    expect(await isKept(content)).toBe(true)
    expect((await world.ask(home, { url: guest })).statusCode).toBe(200)

    world.setTime(new Date(Date.now() + 31 * day))
    expect((await world.ask(home, { url: guest })).statusCode).toBe(404)
    await after(31, home, filling)
    expect(await leftIn(home)).toEqual({ draft: 0, paper: 0, link: 0, code: 0, file: [] })
    expect(await isKept(content)).toBe(false)
  } finally {
    world.setTime(new Date())
  }
})
