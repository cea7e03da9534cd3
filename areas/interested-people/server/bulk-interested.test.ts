// Bulk mail to interested people: preview and result have the same recipients, for each endpoint.

import { describe, expect, it } from 'vitest'
import { mailsOf } from '#areas/applications/server/testing/letting.ts'
import { plantWish } from '#areas/applications/server/testing/planting.ts'
import { interestedWish } from './tables.ts'
import { plantInterested } from './testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailAddress } from '#platform/server/mail/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { writeBulkMails } from '#areas/communication/server/bulk/bulk-writing.ts'

const world = useWorld()

interface Ask {
  home: Workspace
  as: Person
}

const call = async ({ home, as }: Ask, path: string, body?: object) =>
  world.ask(home, { method: body ? 'POST' : 'GET', url: `/api/v1/${path}`, as, ...(body && { body }) })

const words = {
  de: { subject: 'Besichtigung bei [place_project]', body: '<p>[place_letter_salutation]</p>' },
  fr: { subject: 'Visite chez [place_project]', body: '<p>[place_letter_salutation]</p>' },
}

/** Two recipients, and one person for each reason of exclusion. */
async function sixPeople() {
  const home = await world.workspace()
  const ask = { home, as: await world.person(home, 'superuser') }
  const ids = await plantInterested(world, home, [
    { firstName: 'Anna', lastName: 'Muster', title: 'ms', contactEmail: 'anna@post.example' },
    { firstName: 'Luc', lastName: 'Favre', title: 'mr', contactEmail: 'luc@post.example', language: 'fr' },
    { lastName: 'Nochmals', contactEmail: 'ANNA@post.example' },
    { lastName: 'Telefon', contactEmail: null, contactPhone: '+41791234567' },
    { lastName: 'Weg', contactEmail: 'weg@post.example' },
    { lastName: 'Fort', contactEmail: 'fort@post.example', progressState: 'inactive', leftAt: new Date() },
  ])
  await asSystem(world.services, home, (ctx) =>
    ctx.db.insert(mailAddress).values([
      { workspaceId: home.id, address: 'weg@post.example', bouncedAt: ctx.now },
      { workspaceId: home.id, address: 'luc@post.example', refusesNewsAt: ctx.now },
    ]),
  )
  return { home, ask, ids }
}

const own = 'communication/interested/bulk-mail'
const statesIn = async (ask: Ask) => {
  const { tableData } = (await call(ask, 'applications/interested?state=all&sort=number')).json()
  return tableData.body.map((row: { _progress_state: string }) => row._progress_state)
}

describe('a bulk mail to interested people', () => {
  it('begins with their templates and what can be named of them, by either call', async () => {
    const { ask } = await sixPeople()
    const beginning = (await call(ask, own)).json()
    expect(beginning).toMatchObject({ kind: 'free_interested_people', templates: [] })
    expect(beginning.placeholders.map(({ key }: { key: string }) => key)).toContain('place_letter_salutation')
    expect((await call(ask, 'communication/bulk-mail?mailView=InterestedPeople')).json()).toEqual(beginning)
  })

  it('says who gets it and who does not and why, and is sent to exactly those', async () => {
    const { home, ask, ids } = await sixPeople()
    const prepared = (await call(ask, own, { targets: ids, words })).json()
    expect(prepared).toMatchObject({
      task: { action: 2, mailView: 'InterestedPeople', state: 1, total_tasks: 2, excluded: 4 },
      letters: 0,
      byLanguage: [
        { language: 'de', count: 1 },
        { language: 'fr', count: 1 },
      ],
    })
    const { items } = (await call(ask, `task-management/${prepared.task.id}/recipients?show=excluded`)).json()
    expect(items.map(({ reason }: { reason: string }) => reason)).toEqual([
      'Gleiche Adresse wie interessierte Person 101',
      'Keine E-Mail-Adresse',
      'Gesperrt: E-Mails an diese Adresse sind unzustellbar.',
      'Die Person ist inaktiv',
    ])
    const look = await call(ask, `communication/bulk-mail/${prepared.task.id}/preview`, { position: 1 })
    expect(look.json()).toMatchObject({ language: 'fr', text: expect.stringContaining('Monsieur Favre') })
    await call(ask, `task-management/${prepared.task.id}/confirm`, { version: prepared.task.version })
    await asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: prepared.task.id }))
    const mails = await mailsOf(world, home)
    expect(new Map(mails.map(({ toAddress, threadId }) => [toAddress, threadId]))).toEqual(
      new Map([
        ['anna@post.example', ids[0]],
        ['luc@post.example', ids[1]],
      ]),
    )
    expect(await statesIn(ask)).toEqual(['contacted', 'contacted', 'new', 'new', 'new', 'inactive'])
    const { entries } = (await call(ask, `applications/interested/${ids[0]}/timeline`)).json()
    expect(entries[0]).toMatchObject({
      event: 'bulk_mail.written',
      mailId: mails.find(({ threadId }) => threadId === ids[0])?.id,
    })
  })

  it('means the same by the call of all views, by an object, and by a state', async () => {
    const { home, ask, ids } = await sixPeople()
    const [first = '', second = ''] = ids
    const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4', rooms: 3.5, by: [] })
    const wish = { workspaceId: home.id, objectId, rank: 1 }
    await asSystem(world.services, home, ({ db }) =>
      db.insert(interestedWish).values([first, second].map((personId) => ({ ...wish, personId }))),
    )
    const count = async (path: string, body: object) => {
      const { task } = (await call(ask, path, { words, ...body })).json()
      return [task.action, task.total_tasks, task.excluded]
    }
    const all = { all: true, search: '', state: 'all', filters: '', except: [] }
    const mailView = 'InterestedPeople'
    expect(await count('communication/bulk-mail', { mailView, targets: all })).toEqual([2, 2, 4])
    expect(await count(own, { targets: all })).toEqual([2, 2, 4])
    expect(await count(own, { apartmentId: objectId })).toEqual([2, 2, 0])
    expect(await count(own, { targets: all, progressState: 'inactive' })).toEqual([2, 0, 1])
    expect((await call(ask, own, { words, targets: all, progressState: 'assigned' })).statusCode).toBe(422)
  })

  it('leaves out whoever wants no news, and whoever was set inactive before it was written', async () => {
    const { home, ask, ids } = await sixPeople()
    const { task } = (await call(ask, own, { targets: ids, words, isNews: true })).json()
    expect([task.total_tasks, task.excluded]).toEqual([1, 5])
    await call(ask, `task-management/${task.id}/confirm`, { version: task.version })
    await call(ask, `applications/interested/${ids[0]}/change-status`, { action: 'deactivate', reason: 'other' })
    await asSystem(world.services, home, (ctx) => writeBulkMails(ctx, { taskGroupId: task.id }))
    expect(await mailsOf(world, home)).toEqual([])
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const { home, ids } = await sixPeople()
    const analyst = { home, as: await world.person(home, 'analyst') }
    expect((await call(analyst, own)).statusCode).toBe(403)
    // May write mails, but not read interested people.
    const contract = { home, as: await world.person(home, 'contract') }
    expect((await call(contract, own, { targets: ids, words })).statusCode).toBe(403)
    const other = await world.workspace()
    const stranger = { home: other, as: await world.person(other, 'superuser') }
    const { task } = (await call(stranger, own, { targets: ids, words })).json()
    expect(task.total_tasks).toBe(0)
  })
})
