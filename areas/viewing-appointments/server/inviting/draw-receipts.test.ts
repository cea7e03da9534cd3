// Candidates of a draw get their receipt when it is published.

import { afterEach, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { runDraw } from '#areas/draws/server/testing/planting.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { plantViewing, writtenMails } from '../testing/plant-viewing.ts'

const world = useOwnWorld()
afterEach(() => world.setTime(new Date()))

it('mails each candidate an own receipt that is in the public list, in their language, once', async () => {
  const home = await world.workspace()
  const clerk = await world.person(home, 'superuser')
  const { appointmentId } = await plantViewing(world, home, { fields: { kind: 'invitation' } })
  const people = await plantInterested(world, home, [
    { firstName: 'Anna', contactEmail: 'anna@example.ch' },
    { firstName: 'Benoît', contactEmail: 'benoit@example.ch', language: 'fr' },
  ])
  const applications = await plantApplications(world, home, [{ contactEmail: 'dora@example.ch' }])
  const draw = (kind: string, targets: readonly string[]) =>
    world.ask(home, {
      method: 'POST',
      url: `/api/v1/appointments/${appointmentId}/draw`,
      payload: {
        recipients: { from: 'targets', kind, targets },
        withoutAbsent: false,
        groups: [{ key: 'all', count: 1 }],
      },
      as: clerk,
    })
  const receipts = async () => {
    await world.services.jobs.runDue()
    return (await writtenMails(world, home)).filter(({ kind }) => kind === 'viewing-draw')
  }
  const { drawId } = (await draw('interested', people)).json()
  expect(await receipts()).toEqual([])
  await runDraw(world, home, drawId, { until: 'confirmed' })
  const mails = await receipts()
  expect(mails).toHaveLength(2)
  expect(mails).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ toAddress: 'anna@example.ch', language: 'de', threadId: people[0] }),
      expect.objectContaining({ toAddress: 'benoit@example.ch', language: 'fr', threadId: people[1] }),
    ]),
  )
  const [, slug = ''] = /\/action\/([\w-]+)\/draw/.exec(mails[0]?.bodyText ?? '') ?? []
  const list = (await world.ask(home, { url: `/api/v1/draws/public/${slug}/list` })).body
  const own = mails.map(({ bodyText }) => /(\w{4}-){3}\w{4}/.exec(bodyText)?.[0] ?? 'none')
  expect(new Set(own).size).toBe(2)
  for (const receipt of own) expect(list).toContain(receipt)

  const next = (await draw('application', applications)).json()
  await runDraw(world, home, next.drawId, { until: 'published' })
  expect((await receipts()).map(({ toAddress }) => toAddress).toSorted()).toEqual([
    'anna@example.ch',
    'benoit@example.ch',
    'dora@example.ch',
  ])
})
