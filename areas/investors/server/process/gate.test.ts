// The memorandum opens to accounts of investors who signed its agreement and were not turned away.

import { describe, expect, it } from 'vitest'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import type { ApplyState } from '../../rules/apply-state.ts'
import { investorApplication, investorStep } from '../process-tables.ts'
import { plantAccount, plantApply, plantInvestor } from '../testing/planting.ts'
import { objects, processScene } from '../testing/process-scene.ts'

const world = useOwnWorld()
const { office } = processScene(world, plantProject)

const accountOf = (home: Workspace) => world.person(home, 'external', { userType: 'b2b' })

async function reader(
  joined: Partial<Parameters<typeof plantApply>[2]> | null,
  ofInvestor: Parameters<typeof plantInvestor>[2] = {},
) {
  const place = await office()
  const investorId = await plantInvestor(world, place.home, ofInvestor)
  const account = await accountOf(place.home)
  await plantAccount(world, place.home, { investorId, accountId: account.id })
  const applyId =
    joined &&
    (await plantApply(world, place.home, { investorId, project: place.project, state: 'interested', ...joined }))
  return { ...place, investorId, account, applyId }
}

const read = async (home: Workspace, slug: string, as: Person) => {
  const url = `${objects}/${slug}/memorandum-page`
  return (await world.ask(home, { url, as })).statusCode
}
const open = (home: Workspace, slug: string, as: Person, page = 'memorandum') =>
  world.ask(home, { method: 'POST', url: `${objects}/${slug}/memorandum-opened`, payload: { page }, as })

const stepsOf = (home: Workspace) =>
  asSystem(world.services, home, async ({ db }) =>
    (await db.select().from(investorStep).orderBy(investorStep.at, investorStep.id)).map(
      ({ state, channel, reason }) => `${state} ${channel} ${reason}`,
    ),
  )
const statesOf = (home: Workspace) =>
  asSystem(world.services, home, async ({ db }) =>
    (await db.select().from(investorApplication)).map(({ state }) => state),
  )

describe('the memorandum', () => {
  it.each<[ApplyState, boolean, number]>([
    ['interested', false, 403],
    ['nda_signed', true, 200],
    ['awarded', true, 200],
    ['declined', true, 403],
    ['inactive', true, 403],
    ['opted_out', true, 403],
  ])('of an investor who is %s (signed: %s) answers %i', async (state, hasNda, status) => {
    const { home, project, account } = await reader({ state, hasNda })
    expect(await read(home, project.slug, account)).toBe(status)
  })

  it('stays closed to accounts of no investor, and to those who signed for another project', async () => {
    const { home, project, account } = await reader({ state: 'nda_signed', hasNda: true })
    expect(await read(home, project.slug, await accountOf(home))).toBe(403)
    const other = await plantProject(world.services.pool, home)
    expect(await read(home, other.slug, account)).toBe(403)
    const second = await plantInvestor(world, home)
    const colleague = await accountOf(home)
    await plantAccount(world, home, { investorId: second, accountId: colleague.id })
    expect(await read(home, project.slug, colleague)).toBe(403)
  })

  it.each([
    [{ progressState: 'inactive' as const }, 403],
    [{ optedOutAt: new Date() }, 403],
    [{}, 200],
  ])('of a signatory with %j answers %i', async (ofInvestor, status) => {
    const { home, project, account } = await reader({ state: 'nda_signed', hasNda: true }, ofInvestor)
    expect(await read(home, project.slug, account)).toBe(status)
  })
})

describe('opening it', () => {
  it('is a step with its page once, and never a step back', async () => {
    const { home, project, account } = await reader({ state: 'nda_signed', hasNda: true })
    for (const page of ['pitch', 'memorandum']) await open(home, project.slug, account, page)
    expect(await statesOf(home)).toEqual(['memorandum_opened'])
    expect(await stepsOf(home)).toEqual([expect.stringMatching(/^memorandum_opened account .+/)])
    const later = await reader({ state: 'bo_submitted', hasNda: true })
    await open(later.home, later.project.slug, later.account)
    expect([await statesOf(later.home), await stepsOf(later.home)]).toEqual([['bo_submitted'], []])
  })

  it('puts the holder of a general agreement among the investors of the project', async () => {
    const { home, project, account } = await reader(null, { generalNdaOn: '2026-01-01' })
    expect(await read(home, project.slug, account)).toBe(200)
    expect(await statesOf(home)).toEqual([])
    await open(home, project.slug, account)
    expect(await statesOf(home)).toEqual(['memorandum_opened'])
  })

  it('changes nothing for an investor who may not read it', async () => {
    const { home, project, account } = await reader({ state: 'interested' })
    expect((await open(home, project.slug, account)).statusCode).toBe(403)
    expect([await statesOf(home), await stepsOf(home)]).toEqual([['interested'], []])
  })
})
