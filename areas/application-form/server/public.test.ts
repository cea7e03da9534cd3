import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  exampleAdultAnswers,
  exampleChildAnswers,
  exampleHouseholdAnswers,
} from '#areas/forms/rules/testing/example-household.ts'
import { submitHousehold, submitHouseholds } from './public.ts'
import { plantObject } from './testing/planting.ts'

const world = useWorld()

describe('a household that somebody else submits', () => {
  it('becomes an application by the same rules and can open its own page', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home, { progressState: 'rented' })
    const submittedAt = new Date('2026-10-01T08:00:00Z')
    const made = await asSystem(world.services, home, (ctx) =>
      submitHousehold(ctx, {
        objectIds: [flat],
        answers: { ...exampleHouseholdAnswers, household_type: 'single_parent_household' },
        adults: [exampleAdultAnswers],
        children: [exampleChildAnswers],
        submittedAt,
      }),
    )
    expect(made).toMatchObject({ number: 1, contactName: 'Ana Keller' })
    const page = await world.ask(home, { url: `/api/v2/applications/${made.slug}/${made.token}/update` })
    expect(page.json()).toMatchObject({
      application: { number: 1, submittedAt: submittedAt.toISOString() },
      children: [{ answers: { firstname: 'Mia', days_present: 7 } }],
    })
  })

  it('comes in numbers, with running numbers', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const one = { objectIds: [flat], answers: exampleHouseholdAnswers, adults: [exampleAdultAnswers] }
    const made = await asSystem(world.services, home, (ctx) => submitHouseholds(ctx, [one, one, one]))
    expect(made.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('is refused where the form would refuse it', async () => {
    const home = await world.workspace()
    const flat = await plantObject(world, home)
    const nobody = { objectIds: [flat], answers: exampleHouseholdAnswers, adults: [] }
    await expect(asSystem(world.services, home, (ctx) => submitHousehold(ctx, nobody))).rejects.toThrow(
      'general_please_check_fields',
    )
  })
})
