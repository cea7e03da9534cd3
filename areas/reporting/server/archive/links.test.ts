// The requester is notified of a report, and its link leads to the page of the archive that contains it.

import { expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { orderScheduledReports } from '../sending/due-schedules.ts'
import { asking, order, path, type Scene } from '../testing/asking.ts'

const world = useOwnWorld()
const { ask, archiveOf, made } = asking(world)

async function scene(): Promise<Scene> {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin') }
}

interface News {
  user_id: string
  kind: string
  name: string
  path: string
}

const newsIn = ({ home }: Scene) =>
  asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query<News>(
      'select user_id, kind, name, path from staff_news order by happened_at, id',
    )
    return rows
  })

it('tells only the person who ordered it that a report is ready, or failed', async () => {
  const at = await scene()
  await world.person(at.home, 'superuser')
  const failed = await made(at, { title: 'Leer' })
  await plantFlat(world, at.home)
  const ready = await made(at, { title: 'Voll' })
  expect(await newsIn(at)).toEqual([
    { user_id: at.clerk.id, kind: 'report_failed', name: 'Leer', path: `/reporting/pdf?report=${failed.id}` },
    { user_id: at.clerk.id, kind: 'report_ready', name: 'Voll', path: `/reporting/pdf?report=${ready.id}` },
  ])
  const { news } = (await ask(at, 'GET', '/api/v1/users/news')).json()
  expect(news.map(({ kind }: { kind: string }) => kind)).toEqual(['report_ready', 'report_failed'])
})

it('tells the person who made the schedule', async () => {
  world.setTime(new Date('2026-11-26T08:00:00Z'))
  const at = await scene()
  await plantFlat(world, at.home)
  const reader = await world.person(at.home, 'superuser')
  const schedule = {
    title: 'Monatsbericht',
    rhythm: 'monthly',
    nextRun: '2026-12-31',
    recipients: [{ kind: 'user', id: reader.id }],
  }
  await ask(at, 'POST', '/api/v1/reporting/schedules/create', schedule)
  world.setTime(new Date('2026-12-31T02:20:00Z'))
  await asSystem(world.services, at.home, orderScheduledReports)
  await world.services.jobs.runDue()
  expect((await newsIn(at)).map(({ user_id, kind }) => [user_id, kind])).toEqual([[at.clerk.id, 'report_ready']])
})

it('opens the page of the archive with the report, and the first one for a report that is gone', async () => {
  const at = await scene()
  await plantFlat(world, at.home)
  const ids: string[] = []
  for (let number = 0; number < 23; number += 1) {
    ids.push((await ask(at, 'POST', path, { ...order, title: `Bericht ${number}` })).json().report.id)
  }
  const pageWith = async (query: string) =>
    (await ask(at, 'GET', `${path}/archive?${query}`)).json() as Awaited<ReturnType<typeof archiveOf>>
  for (const [index, page] of [
    [22, 1],
    [3, 1],
    [2, 2],
    [0, 2],
  ] as const) {
    const { items, pagination } = await pageWith(`report=${ids[index]}`)
    expect([pagination.currentPage, items.some(({ id }: { id: string }) => id === ids[index])]).toEqual([page, true])
  }
  expect((await pageWith(`report=${newId()}`)).pagination.currentPage).toBe(1)
  expect((await pageWith(`report=${ids[0]}&page=1`)).pagination.currentPage).toBe(1)
})
