import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { offerFlat, plantLetting, type Letting } from '../testing/letting.ts'

const world = useWorld()

const get = async ({ home, clerk, applicationId }: Letting) =>
  (await world.ask(home, { url: `/api/v1/applications/${applicationId}`, as: clerk })).json()

describe('the next step of an application', () => {
  it('is the offer after the evaluation, then a reminder, and nothing once the household was reminded', async () => {
    const letting = await plantLetting(world)
    expect(await get(letting)).toMatchObject({ nextStep: 'offer' })
    await offerFlat(world, letting)
    expect(await get(letting)).toMatchObject({ nextStep: 'remind' })
    const { applicationId, objectId, home, clerk: as } = letting
    const url = `/api/v1/communication/send-offer-reminder/${applicationId}/${objectId}`
    await world.ask(home, { method: 'POST', url, payload: {}, as })
    const { actions, nextStep } = await get(letting)
    expect(nextStep).toBeNull()
    expect(actions).toContainEqual({
      key: 'remind',
      enabled: false,
      reason: expect.stringContaining('bereits eine Erinnerung'),
    })
  })
})
