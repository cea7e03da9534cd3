// The second person that a draw needs is asked.

import { afterEach, expect, it } from 'vitest'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantDraw, runDraw } from './testing/planting.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

it('asks others to confirm the value and to start a second run, but not the person who acted', async () => {
  const home = await world.workspace()
  const ben = await world.person(home, 'user')
  const contract = await world.person(home, 'contract')
  const drawId = await plantDraw(world, home)
  const { first } = await runDraw(world, home, drawId, { until: 'value_entered' })
  const newsOf = async (as: Person): Promise<{ kind: string; path: string; name: string }[]> =>
    (await world.ask(home, { url: '/api/v1/users/news', as })).json().news
  const path = `/home?panel=DrawDetails:${drawId}`
  expect(await newsOf(ben)).toMatchObject([{ kind: 'draw_to_confirm', path, name: '1 Besichtigung Lindenweg 4' }])
  expect(await newsOf(first)).toEqual([])
  expect(await newsOf(contract)).toEqual([])
  const url = `/api/v1/draws/${drawId}/second-run-request`
  await world.ask(home, { method: 'POST', url, payload: { reason: 'Falsche Gruppen' }, as: ben })
  expect((await newsOf(first)).map(({ kind }) => kind)).toEqual(['draw_second_run_requested'])
})
