// Property test: the points in lists equal the points that the rules compute, after any sequence of actions.

import fc from 'fast-check'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { grades } from '../../rules/application-state.ts'
import { measuredFacts, namedFacts, namesOf, pointsOf, usualPointRules, type PointRule } from '../../rules/points.ts'
import { knownOf, pointFactsOf } from '../evaluation/known-facts.ts'
import { currentPointsVersion, pointRulesOf } from './point-rules.ts'
import { application, applicationWish } from '../tables.ts'
import { answered } from '../testing/asking.ts'
import { plantLetting, type Letting } from '../testing/letting.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'

const world = useOwnWorld()

interface Stage extends Letting {
  admin: Person
  applications: string[]
  objects: { id: string; buildingId: string }[]
}

let stage: Stage
beforeAll(async () => {
  const letting = await plantLetting(world)
  const more = await plantApplications(world, letting.home, [{ number: 2, income: 60_000 }, { number: 3 }])
  await plantWish(world, letting.home, { title: 'Birkenweg 2', rooms: 2.5, by: more.slice(0, 1) })
  const admin = await world.person(letting.home, 'admin')
  const objects = await asSystem(world.services, letting.home, ({ db }) =>
    db.select({ id: propertyObject.id, buildingId: propertyObject.buildingId }).from(propertyObject),
  )
  stage = { ...letting, admin, applications: [letting.applicationId, ...more], objects }
})

const amount = fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100)
const weight = fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2)
const rule: fc.Arbitrary<PointRule> = fc.oneof(
  fc.record({
    fact: fc.constantFrom(...measuredFacts),
    weight,
    steps: fc.uniqueArray(fc.record({ from: fc.integer({ min: -20, max: 60 }).map((n) => n / 10), points: amount }), {
      selector: ({ from }) => from,
      minLength: 1,
      maxLength: 4,
    }),
  }),
  fc.constantFrom(...namedFacts).chain((fact) =>
    fc.record({
      fact: fc.constant(fact),
      weight,
      steps: fc.uniqueArray(
        fc.record({
          value: fc.constantFrom(...(fact === 'household_type' ? ['flat_share', 'couple_household'] : namesOf[fact])),
          points: amount,
        }),
        { selector: ({ value }) => value, minLength: 1, maxLength: 4 },
      ),
    }),
  ),
)
const rules = fc.uniqueArray(rule, { selector: ({ fact }) => fact, maxLength: 8 })

const gradeOrNone = fc.constantFrom(...grades, null)
const fields = fc.record(
  {
    income: fc.option(fc.integer({ min: 0, max: 300_000 })),
    persons: fc.integer({ min: 1, max: 7 }),
    children: fc.integer({ min: 0, max: 4 }),
    hasPets: fc.boolean(),
    householdType: fc.constantFrom('flat_share', 'couple_household', 'other_household'),
    documents: fc.constantFrom('none', 'partial', 'complete', 'expired'),
    references: fc.constantFrom('none', 'sent', 'answered', 'reminder', 'failed'),
    overallEvaluation: gradeOrNone,
    secondEvaluation: gradeOrNone,
    isMarkedImportant: fc.boolean(),
  },
  { requiredKeys: ['isMarkedImportant'] },
)
const terms = fc.record(
  {
    grossRent: fc.option(fc.integer({ min: 0, max: 400_000 })),
    rooms: fc.option(fc.constantFrom(1, 2.5, 4.5)),
    minOccupancy: fc.option(fc.integer({ min: 1, max: 5 })),
    title: fc.constantFrom('Lindenweg 4', 'Lindenweg 5'),
  },
  { requiredKeys: ['title'] },
)
const which = fc.nat({ max: 2 })
const step = fc.oneof(
  fc.record({ deed: fc.constant('apply'), who: which, fields, isFixed: fc.option(fc.boolean()) }),
  fc.record({ deed: fc.constant('let'), what: which, terms }),
  fc.record({ deed: fc.constant('wish'), who: which, order: fc.subarray([0, 1], { minLength: 0 }), first: fc.nat(1) }),
  fc.record({ deed: fc.constant('rule'), rules }),
  fc.record({ deed: fc.constant('save'), who: which, persons: fc.boolean() }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function act({ home, applications, objects, admin, clerk }: Stage, one: Step): Promise<void> {
  const id = 'who' in one ? (applications[one.who] ?? '') : ''
  if ('rules' in one) {
    const url = '/api/v1/project-settings/point-rules'
    const { version } = (await world.ask(home, { url, as: admin })).json()
    const saved = await world.ask(home, { method: 'POST', url, payload: { rules: one.rules, version }, as: admin })
    answered(saved)
    await world.services.jobs.runDue()
  } else if ('persons' in one) {
    const url = `/api/v1/applications/${id}/edit`
    const { data, version } = (await world.ask(home, { url, as: clerk })).json()
    const payload = { ...data, hasPets: !data.hasPets, version }
    answered(await world.ask(home, { method: 'POST', url, payload, as: clerk }))
  } else {
    await asSystem(world.services, home, async (ctx) => {
      const { db } = ctx
      if ('fields' in one) {
        // Only the current version of the rules can be fixed.
        const fixed = one.isFixed !== null && {
          pointsVersion: one.isFixed ? await currentPointsVersion(ctx) : null,
        }
        await db
          .update(application)
          .set({ ...one.fields, ...fixed })
          .where(eq(application.id, id))
      }
      if ('terms' in one) {
        const object = objects[one.what % objects.length]
        await db
          .update(propertyObject)
          .set(one.terms)
          .where(eq(propertyObject.id, object?.id ?? ''))
      }
      if ('order' in one) {
        const wanted = one.first === 0 ? one.order : one.order.toReversed()
        await db.delete(applicationWish).where(eq(applicationWish.applicationId, id))
        const wishes = wanted.flatMap((place, rank) => {
          const object = objects[place]
          return object ? [{ objectId: object.id, buildingId: object.buildingId, rank: rank + 1 }] : []
        })
        for (const wish of wishes) {
          await db.insert(applicationWish).values({ workspaceId: home.id, applicationId: id, ...wish })
        }
      }
    })
  }
}

/** Returns the stored and the computed points of each application. */
const comparedIn = ({ home }: Stage) =>
  asSystem(world.services, home, async (ctx) => {
    const rows = await ctx.db.select().from(application).orderBy(application.number)
    const compared = []
    for (const row of rows) compared.push(await comparedOf(ctx, row))
    return compared
  })

async function comparedOf(ctx: Context, row: typeof application.$inferSelect) {
  const counted = (await pointRulesOf(ctx, row.pointsVersion)).rules
  const facts = pointFactsOf(row, await knownOf(ctx, row))
  const known = { ...facts, overall_evaluation: row.secondEvaluation ? row.overallEvaluation : null }
  const isCounted = counted.length > 0
  return {
    kept: [row.points, row.publicPoints],
    counted: [isCounted ? pointsOf(counted, facts).total : null, isCounted ? pointsOf(counted, known).total : null],
  }
}

describe('the points of applications', () => {
  it('are kept as the rules count them, after any sequence of changes', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        for (const one of steps) {
          await act(stage, one)
          for (const { kept, counted } of await comparedIn(stage)) expect(kept).toEqual(counted)
        }
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })

  it('are counted by the same usual rules in the database and outside it', async () => {
    const { rows } = await asSystem(world.services, stage.home, ({ client }) =>
      client.query<{ rules: unknown }>('select usual_point_rules() as rules'),
    )
    expect(rows[0]?.rules).toEqual(usualPointRules)
  })

  it('are unknown, not none, where a project counts none', async () => {
    const letting = await plantLetting(world)
    const admin = await world.person(letting.home, 'admin')
    const payload = { rules: [], version: 1 }
    await world.ask(letting.home, { method: 'POST', url: '/api/v1/project-settings/point-rules', payload, as: admin })
    await world.services.jobs.runDue()
    const url = '/api/v1/applications/?state=all'
    const { definition, tableData } = (await world.ask(letting.home, { url, as: letting.clerk })).json()
    expect(tableData.body[0].points).toBeNull()
    const keys = [...definition.header, ...definition.filters].map(({ key }: { key: string }) => key)
    expect(keys).not.toContain('points')
  })

  it('follow an object whose rent is changed on its page', async () => {
    const letting = await plantLetting(world)
    const admin = await world.person(letting.home, 'admin')
    const url = `/api/v1/objects/${letting.objectId}/edit`
    const { data, version } = (await world.ask(letting.home, { url, as: admin })).json()
    const before = await comparedIn({ ...stage, ...letting })
    const payload = { ...data, netRent: 1500, ancillaryCost: 200, version }
    answered(await world.ask(letting.home, { method: 'POST', url, payload, as: admin }))
    const after = await comparedIn({ ...stage, ...letting })
    expect(after[0]?.kept).toEqual(after[0]?.counted)
    expect(after[0]?.kept).not.toEqual(before[0]?.kept)
  })

  it('wait for nobody in a circle while a rent changes and a clerk offers', async () => {
    const letting = await plantLetting(world)
    const admin = await world.person(letting.home, 'admin')
    const editUrl = `/api/v1/objects/${letting.objectId}/edit`
    const { data, version } = (await world.ask(letting.home, { url: editUrl, as: admin })).json()
    const rent = (netRent: number) => ({ ...data, netRent, ancillaryCost: 200, version })
    const answers = await Promise.all([
      world.ask(letting.home, { method: 'POST', url: editUrl, payload: rent(1800), as: admin }),
      world.ask(letting.home, {
        method: 'POST',
        url: `/api/v1/communication/send-offer/${letting.applicationId}/${letting.objectId}`,
        payload: { version: 1 },
        as: letting.clerk,
      }),
    ])
    for (const { statusCode } of answers) expect([200, 404, 409]).toContain(statusCode)
    const [compared] = await comparedIn({ ...stage, ...letting })
    expect(compared?.kept).toEqual(compared?.counted)
  })
})

it('is a portion of a long list at a time that new rules recount', async () => {
  const home = await world.workspace()
  await plantApplications(world, home, [{ documents: 'complete' }, { documents: 'complete' }])
  const last = await asSystem(world.services, home, async ({ client, db }) => {
    const ask = (after: string) => client.query('select recount_points($1, $2, 1) as last', [home.id, after])
    const first = await ask('00000000-0000-0000-0000-000000000000')
    const second = await ask(String(first.rows[0]?.last))
    const third = await ask(String(second.rows[0]?.last))
    const counted = await db
      .select({ n: sql<number>`count(*)` })
      .from(application)
      .where(and(eq(application.workspaceId, home.id), eq(application.points, 10)))
    return [third.rows[0]?.last, counted[0]?.n]
  })
  expect(last).toEqual([null, 2])
})
