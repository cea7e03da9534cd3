// Property test with random sequences of actions: an object never has two households, and every state has a valid
// cause.

import fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import type { ApplicationState } from '../../rules/application-state.ts'
import { laterDay, laterYear, dayOf } from '#platform/rules/calendar-day.ts'
import { isLive } from '../../rules/offers/assignment-can.ts'
import { application, assignment } from '../tables.ts'
import { mailsOf, plantLetting, type Letting } from '../testing/letting.ts'
import { plantParking } from '../testing/parking.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'
import { firstDayIn } from '../testing/first-day.ts'
import { expectSense } from '../testing/sense.ts'
import { actions, offeredFor, wayBeside, wayOf, type Action, type Standing } from '../testing/ways.ts'

const world = useOwnWorld()

/** Maximum number of open offers per flat. */
const cap = 2

interface Stage extends Letting {
  colleague: Person
  applications: string[]
  objects: string[]
}

const together = fc.boolean()

const step = fc.record({
  deed: fc.constantFrom(...actions),
  /** Usually acts within the actions that the screen offers, to reach later states; one step in five ignores them. */
  isWild: fc.nat({ max: 4 }).map((one) => one === 0),
  among: fc.nat({ max: 1000 }),
  who: fc.nat({ max: 2 }),
  what: fc.nat({ max: 2 }),
  /** Include the parking space. */
  together,
  /** Two clerks act at the same moment. Both run the same action, or the colleague runs another one. */
  twice: fc.boolean(),
  beside: fc.record(
    { deed: fc.constantFrom(...actions), who: fc.nat({ max: 2 }), what: fc.nat({ max: 2 }), together },
    { requiredKeys: [] },
  ),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

it(
  'no sequence of actions gives an object to two households, loses one, or takes one a way it may not go',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 10, maxLength: 24 }), async (isUnderNotice, steps) => {
        world.setTime(new Date())
        const stage = await plantStage()
        if (isUnderNotice) await giveNotice(stage)
        const cameFrom = new Map<string, ApplicationState>()
        for (const one of steps) {
          const beside = { ...one, ...one.beside }
          const before = await standingsOf(stage, cameFrom)
          // Advances the clock so that the newest mail is unambiguous.
          world.setTime(new Date(world.services.clock().getTime() + 1000))
          const acts = await Promise.all(
            one.twice
              ? [act(stage, one, 'together'), act({ ...stage, clerk: stage.colleague }, beside, 'together')]
              : [act(stage, one)],
          )
          for (const { status } of acts) expect([200, 404, 409, 410, 422]).toContain(status)
          await expectSense(world, stage, cap)
          expectWays(before, await standingsOf(stage, cameFrom), { acts, cameFrom })
        }
      }),
      // Stops at the first failure: shrinking the sequence takes too long.
      { numRuns: 15, endOnFailure: true },
    )
  },
)

async function plantStage(): Promise<Stage> {
  const letting = await plantLetting(world)
  const [second = '', third = ''] = await plantApplications(world, letting.home, [{ number: 2 }, { number: 3 }])
  const { objectId } = await plantWish(world, letting.home, { title: 'Birkenweg 2', rooms: 2.5, by: [second, third] })
  await asSystem(world.services, letting.home, ({ db }) =>
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

/** The third household lives in the first flat and gives notice. */
async function giveNotice(stage: Stage): Promise<void> {
  const [objectId = ''] = stage.objects
  const id = stage.applications[2] ?? ''
  const actions: Action[] = ['assign', 'release', 'contract_sent', 'with_contract', 'quit']
  for (const action of actions) {
    const known = await knownOf(stage, id)
    expect(await ask(stage, { deed: action, id, objectId, together: true, ...known, start: '2026-01-01' })).toBe(200)
  }
}

/** Application id → state. */
type Standings = Map<string, Standing>

async function standingsOf({ home }: Stage, cameFrom: ReadonlyMap<string, ApplicationState>): Promise<Standings> {
  const rows = await asSystem(world.services, home, ({ db }) =>
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
  deed: Action
  on: string
  status: number
}

/**
 * Asserts that each application either stayed in its state or moved along a transition that a successful action
 * allows.
 */
function expectWays(
  before: Standings,
  after: Standings,
  { acts, cameFrom }: { acts: Acted[]; cameFrom: Map<string, ApplicationState> },
): void {
  const done = acts.filter(({ status }) => status === 200)
  for (const [id, { state, isGraded }] of after) {
    const from = before.get(id)
    if (!from) throw new Error('an application came out of nowhere')
    // When two actions run at once, the grade may be set or removed before the other action.
    const standings = isGraded === from.isGraded ? [from] : [from, { ...from, isGraded }]
    const reached = standings.flatMap((standing) => reachable(id, standing, done))
    const story = done.map(({ deed: action, on }) => `${action} ${on === id ? 'it' : 'another'}`).join(' and ')
    expect(reached, `${from.state} → ${state} by ${story || 'nothing'}`).toContain(state)
    if (state !== 'inactive' || from.state === 'inactive') continue
    // After two concurrent transitions the order is unknown, so the previous state cannot be recorded.
    const moves = done.filter(({ on, deed: action }) => on === id && wayOf(action, from) !== null)
    if (moves.length === 1) cameFrom.set(id, from.state)
    else cameFrom.delete(id)
  }
}

/** Tries every order, each action once. */
function reachable(id: string, standing: Standing, done: readonly Acted[]): ApplicationState[] {
  const next = done.flatMap((act, index) => {
    const to = (act.on === id && wayOf(act.deed, standing)) || wayBeside(act.deed, standing)
    const rest = done.filter((_, other) => other !== index)
    return to ? reachable(id, { ...standing, state: to, cameFrom: standing.state }, rest) : []
  })
  return [standing.state, ...next]
}

async function act(
  stage: Stage,
  { deed: wild, isWild, among, who, what, together }: Omit<Step, 'beside' | 'twice'>,
  company: 'alone' | 'together' = 'alone',
): Promise<Acted> {
  const on = stage.applications[who] ?? ''
  const known = await knownOf(stage, on)
  const { offered } = known
  const chosen = isWild ? wild : (offered[among % offered.length] ?? wild)
  // The clock is shared, so years pass only while no other action runs.
  const action = chosen === 'years pass' && company === 'together' ? 'time passes' : chosen
  const objectId = stage.objects[what] ?? ''
  // Every third time, enters a start day on which others still live there.
  const start = among % 3 === 0 ? '2026-06-01' : known.start
  return { deed: action, on, status: await ask(stage, { deed: action, id: on, objectId, together, ...known, start }) }
}

interface Asked extends Pick<Awaited<ReturnType<typeof knownOf>>, 'version' | 'assignmentId' | 'token' | 'start'> {
  deed: Action
  id: string
  objectId: string
  /** Include the parking space. */
  together: boolean
}

async function ask(
  stage: Stage,
  { deed: action, id, objectId, together, version, assignmentId, token, start }: Asked,
): Promise<number> {
  const [flat, otherFlat, parking = ''] = stage.objects
  const secondaryObjectIds = together && objectId !== parking ? [parking] : []
  const post = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    (await world.ask(stage.home, { method, url: `/api/v1/${url}`, payload, as: stage.clerk })).statusCode
  switch (action) {
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
      return post(`tenants/${assignmentId}/change-contract-state`, { contractState: action, contractStart: start })
    case 'quit':
      return post(`tenants/${assignmentId}/terminate`, { quitOn: lastDayAfter(start), reason: 'Umzug' })
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
    case 'years pass':
      return years()
    case 'time passes':
      await world.services.jobs.runDue()
      return 200
  }
}

/**
 * Data that a user knows from the screen or the mail: version, offered actions, assignment, start day and offer
 * token.
 */
async function knownOf({ home }: Stage, applicationId: string) {
  const nobody = '00000000-0000-7000-8000-000000000000'
  const mails = await mailsOf(world, home)
  const body = mails.findLast(
    (mail) => mail.kind.startsWith('offer') && mail.bodyText.includes('/offer-form') && mail.recordId === applicationId,
  )?.bodyText
  return asSystem(world.services, home, async (ctx) => {
    const { db } = ctx
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
      // Earlier households of the same object each leave after one year.
      start: await firstDayIn(ctx, current),
      token: /\/action\/([\w-]+)\//.exec(body ?? '')?.[1] ?? 'x'.repeat(43),
    }
  })
}

/** Advances far enough that all notice periods and offers have ended. */
async function years(): Promise<number> {
  const now = world.services.clock()
  world.setTime(new Date(`${laterYear(dayOf(now), 10)}T12:00:00Z`))
  await world.services.jobs.runDue()
  world.setTime(now)
  return 200
}

const lastDayAfter = (start: string): string => laterDay(laterYear(start, 1), -1)
