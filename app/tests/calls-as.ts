// Asks each registered call as a given person, with an example of its body.

import type { Workspace } from '#platform/server/context.ts'
import type { ServedEndpoint } from '#platform/server/http/router.ts'
import { newId } from '#platform/server/ids.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { exampleOf } from './example-of.ts'

export const nameOf = ({ endpoint }: ServedEndpoint) => `${endpoint.method} ${endpoint.path}`

interface Asked {
  home: Workspace
  as: Person
  served: ServedEndpoint
}

export async function statusFor(world: World, { home, as, served: { endpoint } }: Asked): Promise<number> {
  const payload = endpoint.body && endpoint.method !== 'GET' ? exampleOf(endpoint.body) : undefined
  const answer = await world.ask(home, {
    method: endpoint.method,
    url: endpoint.path.replaceAll(/:\w+|\*/g, () => newId()),
    ...(payload !== undefined && { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
    as,
  })
  return answer.statusCode
}
