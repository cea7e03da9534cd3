// Nightly cleanup of requests.

import { expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantRequests } from './testing/planting.ts'
import { tidyWaitlist } from './tidy.ts'

const world = useWorld()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

it('ends what nobody waits for any more, forgets who left long ago, and leaves everybody else', async () => {
  const home = await world.workspace({ features: ['waitlist'] })
  const clerk = await world.person(home, 'user')
  const [housed = null, looking = null] = await plantApplications(world, home, [
    { progressState: 'assigned' },
    { progressState: 'inactive' },
  ])
  const ids = await plantRequests(world, home, [
    { contactName: 'Hat eine Wohnung', applicationId: housed },
    { contactName: 'Sucht noch', applicationId: looking },
    { contactName: 'Nie geantwortet', progressState: 'sent', waitsSince: null, kinds: [], linkUntil: daysAgo(1) },
    { contactName: 'Kann noch antworten', progressState: 'sent', waitsSince: null, kinds: [], linkUntil: daysAgo(-3) },
    { contactName: 'Lange weg', progressState: 'declined', leaveReason: 'withdrawn', leftAt: daysAgo(181) },
    { contactName: 'Eben gegangen', progressState: 'inactive', leaveReason: 'other', leftAt: daysAgo(179) },
  ])
  await asSystem(world.services, home, (ctx) => tidyWaitlist(ctx))
  const told = await Promise.all(
    ids.map(async (id) => {
      const answer = await world.ask(home, { url: `/api/v1/waitlist/applications/${id}`, as: clerk })
      return answer.statusCode === 404 ? 'forgotten' : [answer.json().progress_state, answer.json().leaveReason]
    }),
  )
  expect(told).toEqual([
    ['inactive', 'Bei uns gefunden'],
    ['waitlist.accepted', null],
    ['inactive', 'Keine Antwort'],
    ['sent', null],
    'forgotten',
    ['inactive', 'Anderer Grund'],
  ])
})
