// Sections of a letting report that not every report has: viewings, costs and fees, and the figures of one owner.

import { describe, expect, it } from 'vitest'
import { readFigures, readFiguresOfObjects } from '#areas/analytics/server/public.ts'
import { noFilters, type FigureId } from '#areas/analytics/contract/figures.ts'
import { countNow } from '#areas/analytics/server/testing/plant-figures.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { applicationWish } from '#areas/applications/server/tables.ts'
import { invoicing } from '#areas/budget/server/testing/invoicing.ts'
import { planCost } from '#areas/budget/server/testing/planning.ts'
import { plantBuilding, plantFlat } from '#areas/objects/server/testing/planting.ts'
import { propertyOwner } from '#areas/owners/server/public.ts'
import { plantViewing } from '#areas/viewing-appointments/server/testing/plant-viewing.ts'
import { viewingParticipant } from '#areas/viewing-appointments/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { asking, order, path, type Scene } from '../testing/asking.ts'

const world = useOwnWorld()
const { ask, archiveOf, made, tagsOf, sheetsOf } = asking(world)

async function ownerIn(home: Workspace, name: string): Promise<string> {
  const id = newId()
  await asSystem(world.services, home, ({ db }) =>
    db.insert(propertyOwner).values({ workspaceId: home.id, id, name, userId: null }),
  )
  return id
}

/** Two flats of two owners, and one of neither, in the same building. */
async function scene() {
  const home = await world.workspace()
  const buildingId = await plantBuilding(world, home)
  const owner = await ownerIn(home, 'Erste AG')
  const flat = (title: string, ownerId: string | null, grossRent = 195_000) =>
    plantFlat(world, home, { title, ownerId, buildingId, grossRent, moveInDate: '2020-01-01' })
  return {
    home,
    clerk: await world.person(home, 'admin'),
    buildingId,
    owner,
    own: await flat('Wohnung der Ersten', owner, 365_000),
    other: await flat('Wohnung der Zweiten', await ownerIn(home, 'Zweite AG')),
    nobodys: await flat('Wohnung ohne Eigentümer', null),
  }
}
type Place = Awaited<ReturnType<typeof scene>>

const sheetIn = async (at: Scene, id: string, name: string) =>
  (await sheetsOf(at, id)).find(({ sheet }) => sheet === name)?.data.slice(1) ?? null

describe('viewings', () => {
  const visit = async ({ home }: Place, objectIds: string[], days: number, presence: (boolean | null)[]) => {
    const startsAt = new Date(Date.now() - days * 86_400_000)
    const { appointmentId, slotIds } = await plantViewing(world, home, {
      objectIds,
      startsAt,
      fields: { title: 'Besichtigung Familie Muster' },
    })
    await asSystem(world.services, home, ({ db, now }) =>
      db.insert(viewingParticipant).values(
        presence.map((present, index) => ({
          workspaceId: home.id,
          id: newId(),
          appointmentId,
          slotId: slotIds[0] ?? '',
          state: 'booked' as const,
          lineOrder: 100 + index,
          persons: 2,
          present,
          createdAt: now,
          updatedAt: now,
        })),
      ),
    )
  }

  it('are counted by appointment with those who came, without names, and left out without appointments', async () => {
    const at = await scene()
    expect(await sheetIn(at, (await made(at)).id, 'Besichtigungen')).toBeNull()
    await visit(at, [at.own], 3, [true, true, false])
    await visit(at, [], 2, [true])
    await visit(at, [at.own], 400, [true])
    await visit(at, [], -20, [null, null])
    const { id } = await made(at)
    const rows = await sheetIn(at, id, 'Besichtigungen')
    expect(rows?.map((row) => row.slice(1))).toEqual([
      ['Ganzes Projekt', 'Mit Anmeldung', 0, 2, 0],
      ['Ganzes Projekt', 'Mit Anmeldung', 0, 1, 1],
      ['Wohnung der Ersten', 'Mit Anmeldung', 0, 3, 2],
    ])
    const tags = await tagsOf(at, id)
    expect(tags).toContain('75.0 %')
    expect(tags).not.toContain('Muster')
  })

  it('in a report of one owner are those of their objects alone', async () => {
    const at = await scene()
    await visit(at, [at.own], 3, [true])
    await visit(at, [at.own, at.other], 3, [true])
    await visit(at, [at.own, at.nobodys], 3, [true])
    await visit(at, [at.other], 3, [true])
    await visit(at, [], 3, [true])
    const { id } = await made(at, { owner: at.owner })
    expect((await sheetIn(at, id, 'Besichtigungen'))?.map((row) => row[1])).toEqual(['Wohnung der Ersten'])
  })
})

describe('costs and fees', () => {
  const { calculate } = invoicing(world)

  async function withCosts() {
    const at = await scene()
    await planCost(world, at.home, { as: at.clerk, newCategory: 'Werbung', planned: 1234.55 })
    await planCost(world, at.home, { as: at.clerk, newCategory: 'Fotos', planned: 100 })
    await calculate(at.home, at.clerk, [at.own])
    return at
  }

  it('are printed as in the budget if they are asked for', async () => {
    const at = await withCosts()
    expect((await sheetsOf(at, (await made(at)).id)).map(({ sheet }) => sheet)).not.toContain('Kosten')
    const { id } = await made(at, { costs: true })
    expect(await sheetIn(at, id, 'Kosten')).toEqual([
      ['Werbung', null, 1234.55, 0, 0, 1234.55],
      ['Fotos', null, 100, 0, 0, 100],
      ['Total', null, 1334.55, 0, 0, 1334.55],
    ])
    expect(await sheetIn(at, id, 'Honorare')).toEqual([
      ['Wohnung der Ersten', 20_640, 4.5, 928.8, new Date('2026-11-26'), 'Berechnet'],
    ])
  })

  it('are for the whole project, and for people who may see the budget', async () => {
    const at = await withCosts()
    const user = { home: at.home, clerk: await world.person(at.home, 'user') }
    const refused = [
      await ask(at, 'POST', path, { ...order, costs: true, owner: at.owner }),
      await ask(at, 'POST', path, { ...order, costs: true, buildings: [at.buildingId] }),
      await ask(user, 'POST', path, { ...order, costs: true }),
    ]
    expect(refused.map((one) => [one.statusCode, Object.keys(one.json().fields)])).toEqual(
      refused.map(() => [422, ['costs']]),
    )
    expect((await ask(user, 'GET', path)).json().mayIncludeCosts).toBe(false)
    const { id } = await made(at, { costs: true })
    expect((await archiveOf(user)).items).toEqual([])
    for (const end of ['', '/pdf', '/xlsx']) {
      expect((await ask(user, 'GET', `${path}/${id}${end}`)).statusCode).toBe(404)
    }
    expect((await ask(user, 'DELETE', `${path}/${id}`)).statusCode).toBe(404)
    const recipients = [{ kind: 'user', id: user.clerk.id }]
    const sent = await ask(at, 'POST', `${path}/${id}/send`, { recipients })
    expect([sent.statusCode, Object.keys(sent.json().fields)]).toEqual([422, ['recipients']])
    const schedule = { title: 'Monat', costs: true, rhythm: 'monthly', nextRun: '2031-01-01', recipients }
    const planned = await ask(at, 'POST', '/api/v1/reporting/schedules/create', schedule)
    expect([planned.statusCode, Object.keys(planned.json().fields)]).toEqual([422, ['recipients']])
  })
})

describe('the figures of one owner', () => {
  async function applied() {
    const at = await scene()
    const wish = async (objectId: string, count: number) => {
      const ids = await plantApplications(
        world,
        at.home,
        Array.from({ length: count }, (_, index) => ({ number: Number(`${objectId.length}${count}${index}`) })),
      )
      await asSystem(world.services, at.home, ({ db }) =>
        db.insert(applicationWish).values(
          ids.map((applicationId) => ({
            workspaceId: at.home.id,
            applicationId,
            objectId,
            buildingId: at.buildingId,
            rank: 1,
          })),
        ),
      )
      return ids
    }
    await wish(at.own, 7)
    await wish(at.other, 6)
    await countNow(world, at.home)
    return at
  }

  it('count exactly the printed objects', async () => {
    const at = await applied()
    const { id } = await made(at, { owner: at.owner })
    const sheets = await sheetsOf(at, id)
    const sheet = (name: string) => sheets.find((one) => one.sheet === name)?.data.slice(1)
    expect(sheet('Kosten des Leerstands pro Tag')?.map((row) => row[1])).toEqual([120])
    expect(sheets.map((one) => one.sheet)).not.toContain('Antwortzeit')
    const tags = await tagsOf(at, id)
    expect(tags).toContain('Kosten des Leerstands pro Tag')
    expect(tags).toContain('7 Bewerbungen')
    expect(tags).not.toContain('13 Bewerbungen')
  })

  it('of all objects together equal those of the whole project', async () => {
    const at = await applied()
    const ids: FigureId[] = ['applications', 'forecast', 'funnel', 'offers', 'vacancy']
    await asSystem(world.services, at.home, async (ctx) => {
      const whole = (await readFigures(ctx, noFilters)).figures
      const { figures } = await readFiguresOfObjects(ctx, { objects: [at.own, at.other, at.nobodys], ids })
      expect(figures).toEqual(ids.map((id) => whole.find((figure) => figure.id === id)))
    })
  })
})
