// Process mails to a household that applied on paper and has no email address.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { adult } from '../tables.ts'
import { mailsOf, plantLetting, stateOf } from '../testing/letting.ts'

const world = useWorld()

async function onPaper(answers: object) {
  const letting = await plantLetting(world, { contactEmail: '', contactName: 'Anna Muster' })
  const { home, clerk, applicationId } = letting
  await asSystem(world.services, home, ({ db }) =>
    db.update(adult).set({ answers }).where(eq(adult.applicationId, applicationId)),
  )
  const post = (path: string, body: object) =>
    world.ask(home, { method: 'POST', url: `/api/v1/${path}`, as: clerk, body })
  return { ...letting, post, version: (await stateOf(world, letting)).version }
}

const home = { street_nr: 'Lindenweg 4', postcode: '8400', city: 'Winterthur', country: 'CH' }

describe('a household without an address for mails', () => {
  it('gets its denial as a letter to where it lives', async () => {
    const scene = await onPaper(home)
    const answer = await scene.post(`communication/send-application-denial/${scene.applicationId}`, {
      reason: 'others_chosen',
      version: scene.version,
    })
    expect(answer.statusCode).toBe(200)
    expect(await mailsOf(world, scene.home)).toMatchObject([
      { kind: 'denial', state: 'to-print', isPrintable: true, postal: { name: 'Anna Muster', place: 'Winterthur' } },
    ])
  })

  it('is not forgotten when nobody knows where it lives either: the letter waits for its address', async () => {
    const scene = await onPaper({})
    await scene.post(`communication/send-application-denial/${scene.applicationId}`, {
      reason: 'others_chosen',
      version: scene.version,
    })
    expect(await mailsOf(world, scene.home)).toMatchObject([{ kind: 'denial', state: 'to-print', isPrintable: false }])
  })
})
