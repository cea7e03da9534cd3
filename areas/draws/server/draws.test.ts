import { describe, expect, it } from 'vitest'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { Workspace } from '#platform/server/context.ts'
import { freezeDraw } from './freezing.ts'
import { drawnBefore, drawnOf, drawsOf, orderOf, receiptOf } from './results.ts'
import { drawOwner, plainCandidates, plantDraw, runDraw } from './testing/planting.ts'

const world = useWorld()

/** Sessions of the test end after twelve hours. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** A person's calls on one draw. */
function actingOn(home: Workspace, drawId: string) {
  const act = async (as: Person, step: string, payload?: object) => {
    const request = { method: 'POST' as const, url: `/api/v1/draws/${drawId}/${step}`, as }
    const answer = await world.ask(home, { ...request, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const read = async (as: Person, part = '') =>
    (await world.ask(home, { url: `/api/v1/draws/${drawId}${part}`, as })).json()
  return { act, read }
}

async function frozen(given: Parameters<typeof plantDraw>[2] = {}) {
  world.setTime(new Date())
  const home = await world.workspace()
  const drawId = await plantDraw(world, home, given)
  const [nora, ben] = [await world.person(home), await world.person(home)]
  return { home, drawId, nora, ben, ...actingOn(home, drawId) }
}

const source = { method: 'public_value', source: 'Swiss Lotto', knownAt: inHours(1).toISOString() }

describe('freezing', () => {
  it('refuses unresolved duplicates unless they are signed for with a reason', async () => {
    const home = await world.workspace()
    const candidates = plainCandidates(3)
    const duplicates = [candidates.slice(0, 2)]
    await expect(plantDraw(world, home, { candidates, duplicates })).rejects.toThrow('draws_duplicates_unresolved')
    const drawId = await plantDraw(world, home, { candidates, duplicates, signed: { reason: 'Zwillinge' } })
    const view = await actingOn(home, drawId).read(await world.person(home))
    expect(view.duplicates).toEqual({ count: 1, reason: 'Zwillinge' })
  })

  it('gives each candidate an own receipt', async () => {
    const { home, drawId, nora, read } = await frozen()
    const candidates = plainCandidates(4)
    const id = await plantDraw(world, home, { candidates })
    const receipts = await asSystem(world.services, home, (ctx) =>
      Promise.all(candidates.map((one) => receiptOf(ctx, id, one))),
    )
    expect(new Set(receipts).size).toBe(4)
    expect(receipts[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const told = await actingOn(home, id).read(nora, `/receipts/${candidates[2]?.id}`)
    expect(told).toMatchObject({ receipt: receipts[2], number: 3, rank: null, isDrawn: false })
    expect(await read(nora)).toMatchObject({ id: drawId, state: 'frozen', publicPath: null, candidates: 5 })
  })

  it('replaces the unpublished list of the same owner, and refuses while one is published', async () => {
    const owner = { kind: drawOwner, id: newId() }
    const { home, drawId, nora, act } = await frozen({ owner })
    const second = await plantDraw(world, home, { owner })
    expect(await act(nora, 'publish', source)).toMatchObject({ status: 409 })
    expect((await actingOn(home, second).act(nora, 'publish', source)).status).toBe(200)
    await expect(plantDraw(world, home, { owner })).rejects.toThrow('draws_still_undecided')
    const draws = await asSystem(world.services, home, (ctx) => drawsOf(ctx, owner))
    expect(draws.map(({ id, replacedBy }) => [id, replacedBy])).toEqual([
      [second, null],
      [drawId, second],
    ])
  })
})

describe('a draw by a public value', () => {
  it('is published, gets its value after its instant and is confirmed by a second person', async () => {
    const { home, drawId, nora, ben, act, read } = await frozen()
    expect((await act(nora, 'publish', source)).status).toBe(200)
    const value = { value: ' 3  11 17 ', reference: 'www.swisslos.ch' }
    expect(await act(nora, 'value', value)).toMatchObject({
      status: 409,
      message: expect.stringContaining('noch nicht'),
    })
    world.setTime(inHours(2))
    expect((await act(nora, 'value', value)).status).toBe(200)
    expect(await act(nora, 'confirm')).toMatchObject({ status: 409, message: expect.stringContaining('andere Person') })
    expect((await read(nora, '/drawn')).drawn).toEqual([])
    expect((await act(ben, 'confirm')).status).toBe(200)
    expect(await read(nora)).toMatchObject({ state: 'confirmed', value: '3 11 17', publicPath: expect.any(String) })
    const order = await asSystem(world.services, home, (ctx) => orderOf(ctx, drawId))
    expect(order.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
    const drawn = await asSystem(world.services, home, (ctx) => drawnOf(ctx, drawId))
    expect(drawn).toEqual(order.slice(0, 2))
    const { drawn: shown } = await read(nora, '/drawn')
    expect(shown.map(({ receipt }: { receipt: string }) => receipt)).toEqual(drawn.map(({ receipt }) => receipt))
    expect(await act(ben, 'value', value)).toMatchObject({ status: 409 })
    const { entries } = await read(nora, '/timeline')
    expect(entries.map(({ event }: { event: string }) => event)).toEqual([
      'draw.confirmed',
      'draw.value_entered',
      'draw.published',
      'draw.frozen',
    ])
  })

  it('needs a source and an instant that is still to come', async () => {
    const { nora, act } = await frozen()
    const publish = async (body: object) => (await act(nora, 'publish', { method: 'public_value', ...body })).fields
    expect(await publish({ knownAt: source.knownAt })).toHaveProperty('source')
    expect(await publish({ source: 'Swiss Lotto' })).toHaveProperty('knownAt')
    expect(await publish({ source: 'Swiss Lotto', knownAt: inHours(-1).toISOString() })).toHaveProperty('knownAt')
  })

  it('lets a wrong value be corrected; the other person then confirms', async () => {
    const { nora, ben, act, read } = await frozen()
    await act(nora, 'publish', source)
    world.setTime(inHours(2))
    await act(nora, 'value', { value: '1', reference: 'Zeitung' })
    await act(ben, 'value', { value: '2', reference: 'www.swisslos.ch' })
    expect((await act(ben, 'confirm')).status).toBe(409)
    expect((await act(nora, 'confirm')).status).toBe(200)
    expect((await read(nora)).value).toBe('2')
  })

  it('is not decided when a row of its list was changed behind the product', async () => {
    const { home, drawId, nora, ben, act, read } = await frozen()
    await act(nora, 'publish', source)
    const change = `update draw_candidate set receipt = '0000-0000-0000-0000' where draw_id = $1 and number = 1`
    const tamper = (statement: string) =>
      asSystem(world.services, home, async ({ client }) => void (await client.query(statement, [drawId])))
    await expect(tamper(change)).rejects.toThrow('fixed')
    await expect(tamper(`update draw set source = 'ours' where id = $1`)).rejects.toThrow('fixed')
    await tamper('delete from draw_candidate where draw_id = $1 and number = 5')
    world.setTime(inHours(2))
    await act(nora, 'value', { value: '1', reference: 'Zeitung' })
    expect(await act(ben, 'confirm')).toMatchObject({ status: 409, message: expect.stringContaining('Prüfsumme') })
    expect((await read(nora)).state).toBe('value_entered')
  })
})

it('a draw by commit and reveal keeps its secret until it is revealed, and its hash is public before', async () => {
  const { home, nora, ben, act, read } = await frozen()
  expect((await act(nora, 'publish', { method: 'commit_reveal' })).status).toBe(200)
  const published = await read(nora)
  expect(published).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), value: null })
  expect(await act(nora, 'value', { value: '1', reference: 'Zeitung' })).toMatchObject({ status: 409 })
  expect((await act(nora, 'reveal')).status).toBe(200)
  expect((await act(nora, 'confirm')).status).toBe(409)
  expect((await act(ben, 'confirm')).status).toBe(200)
  const script = await world.ask(home, { url: `/api/v1/draws/public/${published.publicPath.split('/')[2]}/list` })
  const { check } = await import('./verify-draw.mjs')
  expect(check(script.body)).toMatchObject({ problems: [], isPublished: true })
})

describe('the second run', () => {
  it('needs a reason and another person, and leaves the first readable and linked', async () => {
    const { home, drawId, nora, act, read } = await frozen({ subjectKeys: ['object'] })
    await runDraw(world, home, drawId, { until: 'confirmed' })
    const before = await asSystem(world.services, home, (ctx) => orderOf(ctx, drawId))
    expect((await act(nora, 'second-run')).status).toBe(409)
    expect((await act(nora, 'second-run-request', { reason: '' })).status).toBe(422)
    expect((await act(nora, 'second-run-request', { reason: 'Falsche Gruppen' })).status).toBe(200)
    expect((await act(nora, 'second-run')).status).toBe(409)
    const ben = await world.person(home)
    const { status, id } = await act(ben, 'second-run')
    expect(status).toBe(200)
    expect(await read(nora)).toMatchObject({
      state: 'confirmed',
      replacedBy: { id },
      secondRunReason: 'Falsche Gruppen',
    })
    expect(await actingOn(home, id).read(nora)).toMatchObject({
      state: 'frozen',
      replaces: { id: drawId },
      candidates: 5,
    })
    expect(await asSystem(world.services, home, (ctx) => orderOf(ctx, drawId))).toEqual(before)
    expect((await act(ben, 'second-run')).status).toBe(409)
    const drawn = await asSystem(world.services, home, (ctx) => drawnBefore(ctx, ['object']))
    expect(drawn).toEqual([])
  })
})

it('knows who was drawn before for a subject', async () => {
  const { home, drawId } = await frozen({ subjectKeys: ['flat-1', 'flat-2'] })
  await runDraw(world, home, drawId, { until: 'confirmed' })
  const before = (keys: string[]) => asSystem(world.services, home, (ctx) => drawnBefore(ctx, keys))
  const drawn = await asSystem(world.services, home, (ctx) => drawnOf(ctx, drawId))
  expect((await before(['flat-2', 'flat-9'])).map(({ id }) => id).toSorted()).toEqual(
    drawn.map(({ id }) => id ?? '').toSorted(),
  )
  expect(await before(['flat-9'])).toEqual([])
  expect(await before([])).toEqual([])
})

it('draws in groups and takes all of a group that has fewer candidates than places', async () => {
  const candidates = [...plainCandidates(4, 'small'), ...plainCandidates(1, 'large')]
  const groups = [
    { key: 'large', name: 'Gross', count: 2 },
    { key: 'small', name: 'Klein', count: 3 },
  ]
  const { home, drawId } = await frozen({ groups, candidates })
  await runDraw(world, home, drawId, { until: 'confirmed' })
  const drawn = await asSystem(world.services, home, (ctx) => drawnOf(ctx, drawId))
  expect(drawn.map(({ group, rank }) => `${group} ${rank}`)).toEqual(['large 1', 'small 1', 'small 2', 'small 3'])
})

it('an erased record leaves the draw, which is still verified by its receipt', async () => {
  const candidates = plainCandidates(3)
  const { home, drawId, nora, read } = await frozen({ candidates, groups: [{ key: 'all', name: '', count: 3 }] })
  await runDraw(world, home, drawId, { until: 'confirmed' })
  const [gone] = candidates
  await asSystem(world.services, home, (ctx) =>
    ctx.services.records.eraseParts(ctx, { kind: 'any', id: gone?.id ?? '' }),
  )
  const drawn = await asSystem(world.services, home, (ctx) => drawnOf(ctx, drawId))
  expect(drawn.map(({ id }) => id).filter((id) => id === null)).toHaveLength(1)
  expect((await read(nora, '/drawn')).drawn).toHaveLength(3)
})

it('hides the draws of other workspaces', async () => {
  const { drawId } = await frozen()
  const elsewhere = await world.workspace()
  const { act, read } = actingOn(elsewhere, drawId)
  const stranger = await world.person(elsewhere)
  expect((await act(stranger, 'publish', source)).status).toBe(404)
  expect(await read(stranger)).toMatchObject({ message: 'Diese Auslosung wurde nicht gefunden.' })
})

it('refuses an owner without candidates', async () => {
  const home = await world.workspace()
  const owner = { kind: drawOwner, id: newId() }
  const empty = { owner, subjectKeys: [], title: 'Leer', groups: [], candidates: [], duplicates: [] }
  const freezing = asSystem(world.services, home, (ctx) => freezeDraw(ctx, empty))
  await expect(freezing).rejects.toThrow('draws_no_candidates')
})
