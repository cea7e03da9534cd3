// For tests of this and other areas: freezes a draw among given records, or among records that do not exist.

import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import { freezeDraw, type NewCandidate, type NewDraw } from '../freezing.ts'

export const drawOwner = 'test_owner'

/** Candidates without records, in the first group of `plantDraw` if no other is given. */
export const plainCandidates = (count: number, group = 'all'): NewCandidate[] =>
  Array.from({ length: count }, (_, order) => ({ kind: 'test_record', id: newId(), group, order }))

export async function plantDraw(world: World, home: Workspace, given: Partial<NewDraw> = {}): Promise<string> {
  const { drawId } = await asSystem(world.services, home, (ctx) =>
    freezeDraw(ctx, {
      owner: { kind: drawOwner, id: newId() },
      subjectKeys: [],
      title: 'Besichtigung Lindenweg 4',
      groups: [{ key: 'all', name: 'Alle Wohnungen', count: 2 }],
      candidates: plainCandidates(5),
      duplicates: [],
      ...given,
    }),
  )
  return drawId
}

interface Steps {
  value?: string
  /** Publishes and enters the value, and confirms it as another person. */
  until: 'published' | 'value_entered' | 'confirmed'
}

/** Takes the draw through its steps by calls; the clock of the world is moved past the instant of the value. */
export async function runDraw(world: World, home: Workspace, drawId: string, { value = '3 11 17', until }: Steps) {
  const [first, second] = [await world.person(home, 'admin'), await world.person(home, 'admin')]
  const act = async (as: typeof first, step: string, payload?: object) => {
    const answer = await world.ask(home, {
      method: 'POST',
      url: `/api/v1/draws/${drawId}/${step}`,
      ...(payload && { payload }),
      as,
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  const now = world.services.clock()
  const source = 'Swiss Lotto, Ziehung vom Samstag, Zahlen aufsteigend'
  const knownAt = new Date(now.getTime() + 60_000).toISOString()
  await act(first, 'publish', { method: 'public_value', source, knownAt })
  if (until === 'published') return { first, second }
  world.setTime(new Date(now.getTime() + 120_000))
  await act(first, 'value', { value, reference: 'www.swisslos.ch' })
  if (until === 'confirmed') await act(second, 'confirm')
  return { first, second }
}
