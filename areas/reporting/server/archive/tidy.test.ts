// Old reports go with their files; sent ones are kept for ten years.

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { report } from '../tables.ts'
import { asking, path } from '../testing/asking.ts'
import { tidyReports } from './tidy.ts'

const world = useOwnWorld()
const { ask, archiveOf, made } = asking(world)

it('deletes unsent reports after a year and sent ones after ten', async () => {
  const home = await world.workspace()
  const at = { home, clerk: await world.person(home, 'admin') }
  await plantFlat(world, home)
  const [unsent, sent] = [await made(at, { title: 'Unverschickt' }), await made(at, { title: 'Verschickt' })]
  await ask(at, 'POST', `${path}/${sent.id}/send`, { recipients: [{ kind: 'user', id: at.clerk.id }] })
  const titlesAfter = async (days: number) => {
    const createdAt = new Date(Date.now() - days * 86_400_000)
    await asSystem(world.services, home, async (ctx) => {
      await ctx.db.update(report).set({ createdAt }).where(eq(report.workspaceId, home.id))
      await tidyReports(ctx)
    })
    return (await archiveOf(at)).items.map(({ title }: { title: string }) => title).toSorted()
  }
  expect(await titlesAfter(364)).toEqual(['Unverschickt', 'Verschickt'])
  expect(await titlesAfter(366)).toEqual(['Verschickt'])
  expect((await ask(at, 'GET', `${path}/${unsent.id}`)).statusCode).toBe(404)
  expect(await titlesAfter(3652)).toEqual(['Verschickt'])
  expect(await titlesAfter(3654)).toEqual([])
  expect(await asSystem(world.services, home, ({ db }) => db.select().from(storedFile))).toEqual([])
})
