import { afterEach, expect, it } from 'vitest'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { extend } from '#platform/server/extension-point.ts'
import { AppError } from '#platform/server/app-error.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { drawDecided, drawReplaced, type DrawFacts } from './owners.ts'
import { drawnOf, orderOf } from './results.ts'
import { plantDraw, runDraw } from './testing/planting.ts'

const world = useWorld()

const told: [string, DrawFacts, number][] = []
let refuses = false
const listeners = [
  extend(drawDecided, {
    owner: 'listening',
    run: async (ctx, draw) => {
      if (refuses) throw new AppError('general_access_denied')
      told.push(['decided', draw, (await drawnOf(ctx, draw.id)).length])
    },
  }),
  extend(drawReplaced, { owner: 'listening', run: async (_ctx, draw) => void told.push(['replaced', draw, 0]) }),
]

afterEach(() => {
  for (const one of listeners) one.remove()
  refuses = false
  told.splice(0)
  world.setTime(new Date())
})

async function listen(kind: string) {
  for (const one of listeners) one.add()
  const home = await world.workspace()
  const owner = { kind, id: newId() }
  const drawId = await plantDraw(world, home, { owner })
  return { home, owner, drawId }
}

it('the owner is told of the decision, with the result at hand, and of a second run', async () => {
  const { home, owner, drawId } = await listen('listening')
  const { first, second } = await runDraw(world, home, drawId, { until: 'confirmed' })
  expect(told).toEqual([['decided', expect.objectContaining({ id: drawId, owner, state: 'confirmed' }), 2]])
  const act = (as: typeof first, step: string, payload: object) =>
    world.ask(home, { method: 'POST', url: `/api/v1/draws/${drawId}/${step}`, as, payload })
  await act(first, 'second-run-request', { reason: 'Falsche Gruppen' })
  const { id } = (await act(second, 'second-run', {})).json()
  expect(told[1]).toEqual(['replaced', expect.objectContaining({ id: drawId, replacedBy: id }), 0])
})

it('other owners are not told', async () => {
  const { home, drawId } = await listen('other')
  await runDraw(world, home, drawId, { until: 'confirmed' })
  expect(told).toEqual([])
})

it('an owner that refuses keeps the draw undecided', async () => {
  const { home, drawId } = await listen('listening')
  refuses = true
  await expect(runDraw(world, home, drawId, { until: 'confirmed' })).rejects.toThrow('message')
  expect(await asSystem(world.services, home, (ctx) => orderOf(ctx, drawId))).toEqual([])
})
