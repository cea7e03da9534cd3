import { describe, expect, it } from 'vitest'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { TableAnswer } from '#platform/contract/table.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { offerAllocation, proposeAllocation } from '../../contract/allocation.ts'
import { mailsOf, stateOf } from '../testing/letting.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'

const world = useWorld()

type Plan = ReceivedResponseOf<typeof proposeAllocation>
type Outcome = ReceivedResponseOf<typeof offerAllocation>

interface Scene {
  home: Workspace
  clerk: Person
  people: Record<'ana' | 'ben' | 'cem', string>
  flats: Record<'big' | 'small', string>
}

/**
 * Ana has the best grade and wishes for both flats, the small one first. Ben and Cem have equal grades; Ben applied
 * first.
 */
async function plantScene(): Promise<Scene> {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  const judged = { progressState: 'active.evaluated', overallEvaluation: 'B' } as const
  const [ana = '', ben = '', cem = ''] = await plantApplications(world, home, [
    { ...judged, overallEvaluation: 'A', contactName: 'Ana Keller', income: 90_000 },
    { ...judged, contactName: 'Ben Frei', income: 90_000 },
    { ...judged, contactName: 'Cem Aydin', income: 90_000 },
  ])
  const small = await plantWish(world, home, { title: 'Kleine Wohnung', rooms: 1.5, by: [ana] })
  const big = await plantWish(world, home, { title: 'Grosse Wohnung', rooms: 2, by: [ana, ben, cem], rank: 2 })
  return { home, clerk, people: { ana, ben, cem }, flats: { big: big.objectId, small: small.objectId } }
}

const post = (home: Workspace, as: Person, path: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `/api/v1/objects/allocation-proposal${path}`, payload, as })

const propose = async ({ home, clerk }: Scene, objectIds: string[]) =>
  (await post(home, clerk, '', { objectIds })).json<Plan>()

const confirmed = ({ lines }: Plan) =>
  lines.flatMap(({ objectId, proposed }) =>
    proposed ? [{ objectId, applicationId: proposed.applicationId, version: proposed.version }] : [],
  )

describe('the allocation proposal', () => {
  it('gives each object its best placed household, says why, and sends nothing', async () => {
    const scene = await plantScene()
    const { lines } = await propose(scene, [scene.flats.big, scene.flats.small])
    expect(lines.map(({ title, proposed }) => [title, proposed?.contactName])).toEqual([
      ['Grosse Wohnung', 'Ben Frei'],
      ['Kleine Wohnung', 'Ana Keller'],
    ])
    expect(lines[0]?.proposed).toMatchObject({
      place: 2,
      total: 3,
      rank: 2,
      overall_evaluation: 'B',
      passedOverTotal: 1,
      passedOver: [{ contactName: 'Ana Keller', reason: 'Vorgesehen für Kleine Wohnung' }],
      tiedWith: [{ contactName: 'Cem Aydin' }],
    })
    expect(await mailsOf(world, scene.home)).toEqual([])
  })

  it('says why there is none: taken, nobody waits, nobody suits', async () => {
    const scene = await plantScene()
    const { home, clerk, people, flats } = scene
    const empty = await plantWish(world, home, { title: 'Leer', rooms: 2, by: [] })
    const large = await plantWish(world, home, { title: 'Für viele', rooms: 5.5, by: [people.cem], rank: 3 })
    await post(home, clerk, '/offers', { lines: confirmed(await propose(scene, [flats.small])) })
    const { lines } = await propose(scene, [flats.small, empty.objectId, large.objectId])
    expect(lines.map(({ proposed, reason }) => [proposed, reason])).toEqual([
      [null, 'Das Objekt ist bereits angeboten.'],
      [null, 'Keine Bewerbungen für dieses Objekt.'],
      [null, 'Keine Bewerbung passt.'],
    ])
  })

  it('becomes offers where it is confirmed; the mails can be called back', async () => {
    const scene = await plantScene()
    const { home, clerk, people, flats } = scene
    const plan = await propose(scene, [flats.big, flats.small])
    const lines = confirmed(plan).filter(({ objectId }) => objectId === flats.big)
    const outcome = (await post(home, clerk, '/offers', { lines, validUntil: plan.latestDay })).json<Outcome>()
    expect(outcome).toMatchObject({ offered: 1, refused: [] })
    expect(outcome.notify?.[0]?.waiting?.mailIds).toHaveLength(1)
    expect((await mailsOf(world, home)).map(({ kind, toName }) => [kind, toName])).toEqual([['offer', 'Ben Frei']])
    const letting = { home, clerk, applicationId: people.ben, objectId: flats.big }
    expect(await stateOf(world, letting)).toMatchObject({ application: 'with_offer', object: 'with_offer' })
    expect(await stateOf(world, { ...letting, applicationId: people.ana, objectId: flats.small })).toMatchObject({
      application: 'active.evaluated',
      object: 'available',
    })
  })

  it('goes on where a line is refused, and says why', async () => {
    const scene = await plantScene()
    const { home, clerk, flats } = scene
    const lines = confirmed(await propose(scene, [flats.big, flats.small]))
    const stale = lines.map((line) => (line.objectId === flats.big ? { ...line, version: 99 } : line))
    const outcome = (await post(home, clerk, '/offers', { lines: stale })).json<Outcome>()
    expect(outcome.offered).toBe(1)
    expect(outcome.refused).toMatchObject([
      { objectId: flats.big, title: 'Grosse Wohnung', reason: expect.any(String) },
    ])
    expect((await mailsOf(world, home)).map(({ toName }) => toName)).toEqual(['Ana Keller'])
    const again = (await post(home, clerk, '/offers', { lines: stale })).json<Outcome>()
    expect([again.offered, again.refused.length, again.notify]).toEqual([0, 2, undefined])
  })

  it('refuses one household for two objects, and more objects than can be read', async () => {
    const scene = await plantScene()
    const { home, clerk, people, flats } = scene
    const twice = [flats.big, flats.small].map((objectId) => ({ objectId, applicationId: people.ana, version: 1 }))
    const refused = await post(home, clerk, '/offers', { lines: twice })
    expect([refused.statusCode, refused.json().fields.lines]).toEqual([422, expect.stringContaining('nur einmal')])
    const many = await post(home, clerk, '', { objectIds: Array.from({ length: 51 }, () => flats.big) })
    expect(many.statusCode).toBe(422)
  })

  it('needs the permission, and is hidden from other workspaces', async () => {
    const scene = await plantScene()
    const abroad = await plantScene()
    const lines = confirmed(await propose(scene, [scene.flats.small]))
    const reader = await world.person(scene.home, 'assistant')
    expect((await post(scene.home, reader, '', { objectIds: [scene.flats.big] })).statusCode).toBe(403)
    expect((await post(scene.home, reader, '/offers', { lines })).statusCode).toBe(403)
    expect((await post(abroad.home, abroad.clerk, '', { objectIds: [scene.flats.big] })).statusCode).toBe(404)
    const foreign = (await post(abroad.home, abroad.clerk, '/offers', { lines })).json<Outcome>()
    expect(foreign).toMatchObject({ offered: 0, refused: [{ title: '' }] })
    expect(await mailsOf(world, scene.home)).toEqual([])
  })
})

describe('the list of objects', () => {
  const listed = async ({ home }: Scene, as: Person) =>
    (await world.ask(home, { url: '/api/v1/objects/apartments', as })).json<TableAnswer>()

  it('offers the proposal to those who may offer, and says for which object there can be none', async () => {
    const scene = await plantScene()
    const { objectId } = await plantWish(world, scene.home, { title: 'Leer', rooms: 2, by: [] })
    const { definition, tableData } = await listed(scene, scene.clerk)
    expect(definition?.allocationProposal).toBe(true)
    expect(definition?.bulkOptions).toContainEqual(
      expect.objectContaining({ value: 'allocationProposal', availability: '_allocation_proposal_available' }),
    )
    const flagOf = (id: string) => tableData.body.find(({ _id }) => _id === id)?._allocation_proposal_available
    expect(flagOf(objectId)).toEqual({ value: false, unavailable_tooltip: 'Noch keine Bewerbungen für dieses Objekt.' })
    expect(flagOf(scene.flats.big)).toBeUndefined()
    const seller = await world.workspace({ projectType: 'sale', theme: 'sale' })
    const selling = await listed({ ...scene, home: seller }, await world.person(seller, 'user'))
    expect(selling.definition?.allocationProposal).toBe(false)
    const reader = await listed(scene, await world.person(scene.home, 'assistant'))
    expect(reader.definition?.allocationProposal).toBe(false)
  })

  it('names files apart from actions, and why there is none of an object that is let', async () => {
    const scene = await plantScene()
    const { home, clerk, flats } = scene
    const payload = { bulkAction: 'close', targets: [flats.big] }
    await world.ask(home, { method: 'POST', url: '/api/v1/objects/apartments', payload, as: clerk })
    const { definition, tableData } = await listed(scene, clerk)
    expect(definition?.bulkExtraOptions.map(({ value }) => value)).toEqual(['flyer', 'card'])
    const disabled = tableData.body.find(({ _id }) => _id === flats.big)?._disabled_bulk_extra_options
    expect(disabled?.flyer).toEqual({ value: true, tooltip: 'Das Objekt ist vermietet.' })
    const flyer = await world.ask(home, {
      method: 'POST',
      url: '/api/v1/objects/apartments',
      payload: { bulkAction: 'flyer', targets: [flats.big] },
      as: clerk,
    })
    expect([flyer.statusCode, flyer.json().message]).toEqual([409, 'Das Objekt ist vermietet.'])
  })
})
