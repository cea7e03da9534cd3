import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { findDraw } from './draw-row.ts'
import { orderOf } from './results.ts'
import { plantDraw, runDraw } from './testing/planting.ts'

const world = useWorld()

async function planted(until: Parameters<typeof runDraw>[3]['until'] | 'frozen') {
  world.setTime(new Date())
  const home = await world.workspace()
  const drawId = await plantDraw(world, home)
  const people = until === 'frozen' ? null : await runDraw(world, home, drawId, { until })
  const { slug } = await asSystem(world.services, home, (ctx) => findDraw(ctx, drawId))
  const ask = (part = '', from: Workspace = home) => world.ask(from, { url: `/api/v1/draws/public/${slug}${part}` })
  return { home, drawId, slug, people, ask }
}

describe('the public draw', () => {
  it.each(['', '/list', '/script'])('does not exist before it is published: %s', async (part) => {
    const { ask } = await planted('frozen')
    expect((await ask(part)).statusCode).toBe(404)
  })

  it('shows rule, fingerprint, source and list before the value exists', async () => {
    const { ask } = await planted('published')
    const shown = (await ask()).json()
    expect(shown).toMatchObject({ state: 'published', value: null, confirmedAt: null, ruleVersion: 1, candidates: 5 })
    expect(shown.groups).toEqual([{ key: 'all', name: 'Alle Wohnungen', count: 2, candidates: 5 }])
    const list = (await ask('/list')).body
    expect(list.match(/^candidate /gm)).toHaveLength(5)
    expect(list).toContain(`fingerprint ${shown.fingerprint}`)
    expect(list).not.toContain('place ')
  })

  it('shows the value once it is entered, and no order before it is confirmed', async () => {
    const { ask } = await planted('value_entered')
    expect((await ask()).json()).toMatchObject({
      value: '3 11 17',
      valueReference: 'www.swisslos.ch',
      confirmedAt: null,
    })
    expect((await ask('/list')).body).not.toContain('place ')
  })

  it('lists receipts and groups, and nothing of the people', async () => {
    const { home, drawId, ask } = await planted('confirmed')
    const ids = (await asSystem(world.services, home, (ctx) => orderOf(ctx, drawId))).map(({ id }) => id ?? '?')
    const all = `${(await ask()).body}${(await ask('/list')).body}${(await ask('/script')).body}`
    expect(ids.filter((id) => all.includes(id))).toEqual([])
  })

  it('is hidden in other workspaces', async () => {
    const { ask } = await planted('published')
    expect((await ask('', await world.workspace())).statusCode).toBe(404)
  })

  it('links both runs once the second is published', async () => {
    const { home, drawId, people, ask } = await planted('confirmed')
    if (!people) throw new Error('the draw was not run')
    const act = (step: string, as = people.first, payload?: object) =>
      world.ask(home, { method: 'POST', url: `/api/v1/draws/${drawId}/${step}`, as, ...(payload && { payload }) })
    await act('second-run-request', people.first, { reason: 'Falsche Gruppen' })
    const { id } = (await act('second-run', people.second)).json()
    expect((await ask()).json()).toMatchObject({
      replaced: { reason: 'Falsche Gruppen' },
      replacedBy: null,
      state: 'confirmed',
    })
    await runDraw(world, home, id, { until: 'published' })
    const { replacedBy } = (await ask()).json()
    const second = await world.ask(home, { url: `/api/v1/draws/public/${replacedBy.slug}` })
    expect(second.json().replaces).toMatchObject({ number: 1, reason: 'Falsche Gruppen' })
  })
})

it('the script verifies itself with nothing but Node, and finds a receipt', async () => {
  const { home, drawId, ask } = await planted('confirmed')
  const answer = await ask('/script')
  expect(answer.headers['content-disposition']).toContain('auslosung-1.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'draw-'))
  const run = async (script: string, ...words: string[]) => {
    const path = join(folder, 'auslosung-1.mjs')
    await writeFile(path, script)
    return promisify(execFile)(process.execPath, [path, ...words])
  }
  const [first] = await asSystem(world.services, home, (ctx) => orderOf(ctx, drawId))
  const { stdout } = await run(answer.body, first?.receipt ?? '')
  expect(stdout).toContain('5 tickets recomputed: same order.')
  expect(stdout).toContain(`1. ${first?.receipt}`)
  // Five candidates may by chance have the same order under another value, but not under ten others.
  const others = Array.from({ length: 10 }, (_, at) => answer.body.replace('//| value 3 11', `//| value ${at + 20} 11`))
  const refused: unknown[] = []
  for (const script of others) await run(script).catch((error: unknown) => refused.push(error))
  expect(refused.length).toBeGreaterThan(5)
  expect(refused).toContainEqual(expect.objectContaining({ code: 1 }))
})
