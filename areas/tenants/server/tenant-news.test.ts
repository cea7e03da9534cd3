// Staff notifications: assignment that waits for its release, tenant without a contract, and signed contract.

import { describe, expect, it } from 'vitest'
import { answerAs, offerFlat, plantLetting, stateOf, type Letting } from '#areas/applications/server/testing/letting.ts'
import { plantTenancy, postTo, signContract } from '#areas/applications/server/testing/tenancy.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()

interface News {
  kind: string
  path: string
}

/** News of a user who took no part in the action. */
const newsOf = ({ home }: Letting, userId: string): Promise<News[]> =>
  asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query<News>(
      `select kind, path from staff_news where user_id = $1 and kind <> 'offer_accepted' order by happened_at`,
      [userId],
    )
    return rows
  })

describe('what staff are told of tenants', () => {
  it('is that an assignment waits for its release, then that a contract is to be made, for those who see it', async () => {
    const letting = await plantLetting(world)
    const colleague = await world.person(letting.home, 'user')
    const contracts = await world.person(letting.home, 'contract')
    await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'accept' })
    const [tenancy] = (await stateOf(world, letting)).assignments
    const toRelease = { kind: 'assignment_to_release', path: `/applications/${letting.applicationId}` }
    expect(await newsOf(letting, colleague.id)).toEqual([toRelease])
    const url = `/api/v1/objects/assignment/${tenancy?.id}/release`
    const answer = await world.ask(letting.home, { method: 'POST', url, as: letting.clerk, payload: {} })
    expect(answer.statusCode).toBe(200)
    const withoutContract = { kind: 'tenant_without_contract', path: `/tenant/${tenancy?.id}` }
    expect(await newsOf(letting, colleague.id)).toEqual([toRelease, withoutContract])
    expect(await newsOf(letting, contracts.id)).toContainEqual(withoutContract)
    // The acting user gets no news.
    expect(await newsOf(letting, letting.clerk.id)).toEqual([toRelease])
  })

  it('is that a contract is signed, and goes with the tenancy', async () => {
    const tenancy = await plantTenancy(world)
    const colleague = await world.person(tenancy.home, 'user')
    const kinds = async () => (await newsOf(tenancy, colleague.id)).map(({ kind }) => kind)
    await signContract(world, tenancy)
    expect(await kinds()).toEqual(['contract_signed'])
    await postTo(world, tenancy, 'reset-to-default', { note: 'Fehler' })
    const url = `/api/v1/tenants/${tenancy.tenantId}`
    const erased = await world.ask(tenancy.home, { method: 'DELETE', url, as: tenancy.clerk })
    expect([erased.statusCode, await kinds()]).toEqual([200, []])
  })
})
