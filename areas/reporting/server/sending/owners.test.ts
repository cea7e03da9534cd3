// An owner with a login reads the reports that were sent to them, and nothing else.

import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { propertyOwner } from '#areas/owners/server/public.ts'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { asking, order, path, type Scene } from '../testing/asking.ts'

const world = useOwnWorld()
const { ask, archiveOf, made, sheetsOf } = asking(world)

interface Owner {
  id: string
  login: Person
}

async function ownerIn({ home }: Scene, name: string): Promise<Owner> {
  const login = await world.person(home, 'owner')
  const id = newId()
  await asSystem(world.services, home, ({ db }) =>
    db.insert(propertyOwner).values({ workspaceId: home.id, id, name, userId: login.id }),
  )
  return { id, login }
}

async function scene() {
  const home = await world.workspace()
  const at: Scene = { home, clerk: await world.person(home, 'admin') }
  const [first, second] = [await ownerIn(at, 'Erste AG'), await ownerIn(at, 'Zweite AG')]
  await plantFlat(world, home, { title: 'Wohnung der Ersten', ownerId: first.id })
  await plantFlat(world, home, { title: 'Wohnung der Zweiten', ownerId: second.id })
  return { ...at, first, second }
}

const as = ({ home }: Scene, { login }: Owner): Scene => ({ home, clerk: login })

const send = (at: Scene, reportId: string, ...owners: Owner[]) =>
  ask(at, 'POST', `${path}/${reportId}/send`, { recipients: owners.map(({ id }) => ({ kind: 'owner', id })) })

it('reads it in list, progress and files; reports to others and unsent ones do not exist', async () => {
  const at = await scene()
  const sent = await made(at, { title: 'Für die Erste', owner: at.first.id })
  const kept = await made(at, { title: 'Nicht verschickt', owner: at.first.id })
  expect((await send(at, sent.id, at.first)).statusCode).toBe(200)
  const [first, second] = [as(at, at.first), as(at, at.second)]
  const { items, canCreate, pagination } = await archiveOf(first)
  expect([items.map(({ title }: { title: string }) => title), canCreate, pagination.totalItems]).toEqual([
    ['Für die Erste'],
    false,
    1,
  ])
  expect(items[0]).toMatchObject({ createdBy: null, recipients: [], can: { beDeleted: { allowed: false } } })
  const objects = (await sheetsOf(first, sent.id)).find(({ sheet }) => sheet === 'Objekte')
  expect(objects?.data.slice(1).map((row) => row[1])).toEqual(['Wohnung der Ersten'])
  expect((await archiveOf(second)).items).toEqual([])
  const paths = ['', '/pdf', '/xlsx']
  for (const end of paths) {
    expect((await ask(first, 'GET', `${path}/${sent.id}${end}`)).statusCode).toBe(200)
    expect((await ask(first, 'GET', `${path}/${kept.id}${end}`)).statusCode).toBe(404)
    expect((await ask(second, 'GET', `${path}/${sent.id}${end}`)).statusCode).toBe(404)
  }
})

it('gets a mail with a link, and no report with the objects of another', async () => {
  const at = await scene()
  const all = await made(at)
  const refused = await send(at, all.id, at.first)
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['recipients']])
  const own = await made(at, { owner: at.second.id })
  expect((await send(at, own.id, at.second)).json().report.recipients).toMatchObject([{ name: 'Zweite AG' }])
  const mails = await asSystem(world.services, at.home, ({ db }) =>
    db.select().from(mailMessage).where(eq(mailMessage.kind, 'staff-report')),
  )
  expect(mails.map(({ toAddress }) => toAddress)).toEqual([at.second.login.email])
})

it('without an owner record sees nothing, and never makes, sends or deletes', async () => {
  const at = await scene()
  const report = await made(at, { owner: at.first.id })
  await send(at, report.id, at.first)
  const stray: Scene = { home: at.home, clerk: await world.person(at.home, 'owner') }
  expect((await archiveOf(stray)).items).toEqual([])
  for (const who of [stray, as(at, at.first)]) {
    expect((await ask(who, 'GET', path)).statusCode).toBe(403)
    expect((await ask(who, 'POST', path, order)).statusCode).toBe(403)
    expect((await ask(who, 'DELETE', `${path}/${report.id}`)).statusCode).toBe(403)
    expect((await send(who, report.id, at.second)).statusCode).toBe(403)
    expect((await ask(who, 'GET', '/api/v1/reporting/schedules')).statusCode).toBe(403)
  }
})

it('who left the record loses the reports', async () => {
  const at = await scene()
  const report = await made(at, { owner: at.first.id })
  await send(at, report.id, at.first)
  await asSystem(world.services, at.home, ({ db }) =>
    db.update(propertyOwner).set({ userId: null }).where(eq(propertyOwner.id, at.first.id)),
  )
  expect((await ask(as(at, at.first), 'GET', `${path}/${report.id}`)).statusCode).toBe(404)
})
