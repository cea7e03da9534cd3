// A tenancy for tests: a household whose assignment was released, and the ways to move it on.

import { answerAs, offerFlat, plantLetting, releaseAutomatically, stateOf, type Letting } from './letting.ts'
import type { Person, World } from '#platform/server/testing/world.ts'

export interface Tenancy extends Letting {
  tenantId: string
}

export async function plantTenancy(world: World): Promise<Tenancy> {
  const letting = await plantLetting(world)
  await releaseAutomatically(world, letting.home)
  await answerAs(world, letting.home, await offerFlat(world, letting), { answer: 'accept' })
  const [tenancy] = (await stateOf(world, letting)).assignments
  return { ...letting, tenantId: tenancy?.id ?? '' }
}

export const postTo = (
  world: World,
  { home, tenantId, clerk }: Tenancy,
  action: string,
  payload: object = {},
  as: Person = clerk,
) => world.ask(home, { method: 'POST', url: `/api/v1/tenants/${tenantId}/${action}`, payload, as })

/** Sends and signs the contract manually, by the API. */
export async function signContract(world: World, tenancy: Tenancy, contractStart = '2027-01-01'): Promise<void> {
  await postTo(world, tenancy, 'change-contract-state', { contractState: 'contract_sent' })
  await postTo(world, tenancy, 'change-contract-state', { contractState: 'with_contract', contractStart })
}
