// Whatever people do in whatever order: an object never has two households, and nothing is left in a state without meaning.

import fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { applicationStates, type ApplicationState } from '../rules/application-state.ts'
import { isLive } from '../rules/assignment-can.ts'
import { offerCompanion } from './offer-tables.ts'
import { application, assignment, assignmentCompanion, offer } from './tables.ts'
import { mailsOf, plantLetting, type Letting } from './testing/letting.ts'
import { plantParking } from './testing/parking.ts'
import { plantApplications, plantWish } from './testing/planting.ts'
import { deeds, offeredFor, wayBeside, wayOf, type Deed, type Standing } from './testing/ways.ts'

const world = useWorld()

/** How many may hold an open offer of the same flat. */
const cap = 2

interface Stage extends Letting {
  colleague: Person
  applications: string[]
  objects: string[]
}

const step = fc.record({
  deed: fc.constantFrom(...deeds),
  /** Mostly people do what the screen offers them, or they would never get far; now and then something else. */
  isWild: fc.nat({ max: 4 }).map((one) => one === 0),
  among: fc.nat({ max: 1000 }),
  who: fc.nat({ max: 2 }),
  what: fc.nat({ max: 2 }),
  /** Whether the parking space goes along. */
  together: fc.boolean(),
  /** Two clerks act at the same moment: the same deed, or the colleague one of their own. */
  twice: fc.boolean(),
  beside: fc.record(
    { deed: fc.constantFrom(...deeds), who: fc.nat({ max: 2 }), what: fc.nat({ max: 2 }), together: fc.boolean() },
    { requiredKeys: [] },
  ),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

it(
  'no sequence of deeds gives an object to two households, loses one, or takes one a way it may not go',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
        const stage = await plantStage()
        const cameFrom = new Map<string, ApplicationState>()
        for (const one of steps) {
          const beside = { ...one, ...one.beside }
          const before = await standingsOf(stage, cameFrom)
          const acts = await Promise.all(
            one.twice ? [act(stage, one), act({ ...stage, clerk: stage.colleague }, beside)] : [act(stage, one)],
          )
          for (const { status } of acts) expect([200, 404, 409, 410, 422]).toContain(status)
          await expectSense(stage)
          expectWays(before, await standingsOf(stage, cameFrom), { acts, cameFrom })
        }
      }),
      // A shorter sequence would be nicer to read and takes longer than anybody waits.
      { numRuns: 15, endOnFailure: true },
    )
  },
)

async function plantStage(): Promise<Stage> {
  const letting = await plantLetting(world)
  const [second = '', third = ''] = await plantApplications(world, letting.home, [{ number: 2 }, { number: 3 }])
  const { objectId } = await plantWish(world, letting.home, { title: 'Birkenweg 2', rooms: 2.5, by: [second, third] })
  await asSystem(world.house, letting.home, ({ db }) =>
    db
      .insert(projectSetting)
      .values({ workspaceId: letting.home.id, key: 'process', value: { parallelOffersPerObject: cap } }),
  )
  const colleague = await world.person(letting.home, 'superuser')
  return {
    ...letting,
    colleague,
    applications: [letting.applicationId, second, third],
    objects: [letting.objectId, objectId, await plantParking(world, letting)],
  }
}

/** Application → where it stands. */
type Standings = Map<string, Standing>

async function standingsOf({ home }: Stage, cameFrom: ReadonlyMap<string, ApplicationState>): Promise<Standings> {
  const rows = await asSystem(world.house, home, ({ db }) =>
    db.select().from(application).where(eq(application.workspaceId, home.id)),
  )
  return new Map(
    rows.map(({ id, progressState, overallEvaluation }) => [
      id,
      { state: progressState, isGraded: overallEvaluation !== null, cameFrom: cameFrom.get(id) },
    ]),
  )
}

interface Acted {
  deed: Deed
  on: string
  status: number
}

/** Each application went a way that the deeds that succeeded open to it, or stayed where it was. */
function expectWays(
  before: Standings,
  after: Standings,
  { acts, cameFrom }: { acts: Acted[]; cameFrom: Map<string, ApplicationState> },
): void {
  const done = acts.filter(({ status }) => status === 200)
  for (const [id, { state, isGraded }] of after) {
    const from = before.get(id)
    if (!from) throw new Error('an application came out of nowhere')
    // Where two deeds happen at once, the grade may have been given or taken before the other one.
    const standings = isGraded === from.isGraded ? [from] : [from, { ...from, isGraded }]
    const reached = standings.flatMap((standing) => reachable(id, standing, done))
    const story = done.map(({ deed, on }) => `${deed} ${on === id ? 'it' : 'another'}`).join(' and ')
    expect(reached, `${from.state} → ${state} by ${story || 'nothing'}`).toContain(state)
    if (state !== 'inactive' || from.state === 'inactive') continue
    // Two deeds at once: which came first is not known, and then the grade alone tells where it stood.
    if (done.filter(({ on }) => on === id).length === 1) cameFrom.set(id, from.state)
    else cameFrom.delete(id)
  }
}

/** In any order, each deed once. */
function reachable(id: string, standing: Standing, done: readonly Acted[]): ApplicationState[] {
  const next = done.flatMap((act, place) => {
    const to = (act.on === id && wayOf(act.deed, standing)) || wayBeside(act.deed, standing)
    const rest = done.filter((_, other) => other !== place)
    return to ? reachable(id, { ...standing, state: to, cameFrom: standing.state }, rest) : []
  })
  return [standing.state, ...next]
}

async function act(
  stage: Stage,
  { deed: wild, isWild, among, who, what, together }: Omit<Step, 'beside' | 'twice'>,
): Promise<Acted> {
  const on = stage.applications[who] ?? ''
  const known = await knownOf(stage, on)
  const { offered } = known
  const deed = isWild ? wild : (offered[among % offered.length] ?? wild)
  const objectId = stage.objects[what] ?? ''
  return { deed, on, status: await ask(stage, { deed, id: on, objectId, together, ...known }) }
}

interface Asked extends Pick<Awaited<ReturnType<typeof knownOf>>, 'version' | 'assignmentId' | 'token'> {
  deed: Deed
  id: string
  objectId: string
  /** With the parking space. */
  together: boolean
}

async function ask(
  stage: Stage,
  { deed, id, objectId, together, version, assignmentId, token }: Asked,
): Promise<number> {
  const [flat, otherFlat, parking = ''] = stage.objects
  const secondaryObjectIds = together && objectId !== parking ? [parking] : []
  const post = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    (await world.ask(stage.home, { method, url: `/api/v1/${url}`, payload, as: stage.clerk })).statusCode
  switch (deed) {
    case 'grade':
      return post(`applications/${id}/evaluation`, { overall: 'B', version }, 'PUT')
    case 'ungrade':
      return post(`applications/${id}/evaluation`, { overall: null, version }, 'PUT')
    case 'offer':
      return post(`communication/send-offer/${id}/${objectId}`, { version, secondaryObjectIds })
    case 'withdraw':
      return post(`applications/${id}/offer/withdraw`, {})
    case 'accept':
      return post(`action/${token}/offer-form`, { answer: 'accept' })
    case 'decline':
      return post(`action/${token}/offer-form`, { answer: 'decline', reason: 'rent' })
    case 'assign':
      return post(`communication/send-direct-assignment/${id}/${objectId}`, { version, secondaryObjectIds })
    case 'release':
      return post(`objects/assignment/${assignmentId}/release`, {})
    case 'cancel':
      return post(`objects/assignment/${assignmentId}/cancel`, { reason: 'Irrtum' })
    case 'contract_sent':
    case 'with_contract':
      return post(`tenants/${assignmentId}/change-contract-state`, { contractState: deed, contractStart: '2027-01-01' })
    case 'quit':
      return post(`tenants/${assignmentId}/terminate`, { quitOn: '2028-01-01', reason: 'Umzug' })
    case 'reset':
      return post(`tenants/${assignmentId}/reset-to-default`, {})
    case 'deactivate':
      return post(`applications/${id}/change-status`, { action: 'deactivate', reason: 'other' })
    case 'activate':
      return post(`applications/${id}/change-status`, { action: 'activate' })
    case 'deny':
      return post(`communication/send-application-denial/${id}`, { reason: 'others_chosen', version })
    case 'remind':
      return post(`communication/send-offer-reminder/${id}/${objectId}`, {})
    case 'confirm':
      return post(`applications/${id}/offer-confirm`, {})
    case 'reorder':
      return post(`objects/edit-prios/${id}`, { prios: [otherFlat, flat], version })
    case 'time passes':
      await world.house.jobs.runDue()
      return 200
  }
}

/** What a person at the screen or with the mail in their hand would know. */
async function knownOf({ home }: Stage, applicationId: string) {
  const nobody = '00000000-0000-7000-8000-000000000000'
  const mails = await mailsOf(world, home)
  const body = mails.findLast(
    (mail) =>
      mail.kind.startsWith('offer') && mail.bodyText.includes('/offer-form') && mail.applicationId === applicationId,
  )?.bodyText
  return asSystem(world.house, home, async ({ db }) => {
    const [row] = await db
      .select()
      .from(application)
      .where(and(eq(application.workspaceId, home.id), eq(application.id, applicationId)))
    const assignments = await db
      .select()
      .from(assignment)
      .where(and(eq(assignment.workspaceId, home.id), eq(assignment.applicationId, applicationId)))
    const current = assignments.find(isLive) ?? assignments.at(-1)
    return {
      version: row?.version ?? 1,
      offered: row ? offeredFor(row.progressState, current) : [],
      assignmentId: current?.id ?? nobody,
      token: /\/action\/([\w-]+)\//.exec(body ?? '')?.[1] ?? 'x'.repeat(43),
    }
  })
}

async function expectSense({ home }: Stage): Promise<void> {
  // An offer made in the very moment in which another household accepted is taken back right after.
  await world.house.jobs.runDue()
  const { applications, objects, offers, assignments, beside, letBeside } = await asSystem(
    world.house,
    home,
    async ({ db }) => ({
      applications: await db.select().from(application).where(eq(application.workspaceId, home.id)),
      objects: await db.select().from(propertyObject).where(eq(propertyObject.workspaceId, home.id)),
      offers: await db.select().from(offer).where(eq(offer.workspaceId, home.id)),
      assignments: await db.select().from(assignment).where(eq(assignment.workspaceId, home.id)),
      beside: await db.select().from(offerCompanion).where(eq(offerCompanion.workspaceId, home.id)),
      letBeside: await db.select().from(assignmentCompanion).where(eq(assignmentCompanion.workspaceId, home.id)),
    }),
  )
  const live = assignments.filter(isLive)
  const open = offers.filter(({ state }) => state === 'open')

  for (const { id, progressState } of objects) {
    // For itself, or beside another.
    const holders = live.filter(
      (one) => one.objectId === id || letBeside.some((row) => row.assignmentId === one.id && row.objectId === id),
    )
    const offered = open.filter(
      (one) =>
        one.objectId === id ||
        beside.some((row) => row.offerId === one.id && row.objectId === id && row.givenAwayAt === null),
    )
    expect(holders.length).toBeLessThanOrEqual(1)
    expect(offered.length).toBeLessThanOrEqual(holders.length > 0 ? 0 : cap)
    const [holder] = holders
    const expected = holder
      ? holder.contractState === 'with_contract' || holder.contractState === 'quit'
        ? 'rented'
        : 'assigned'
      : offered.length > 0
        ? 'with_offer'
        : 'available'
    expect(progressState).toBe(expected)
  }
  for (const { id, progressState } of applications) {
    expect(applicationStates).toContain(progressState)
    expect(live.filter(({ applicationId }) => applicationId === id).length).toBeLessThanOrEqual(1)
    expect(open.some(({ applicationId }) => applicationId === id)).toBe(progressState === 'with_offer')
    const hasHome = assignments.some((one) => one.applicationId === id && one.state !== 'cancelled')
    expect(hasHome).toBe(progressState === 'assigned')
  }
}
