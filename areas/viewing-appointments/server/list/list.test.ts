// The two lists of appointments: tabs, filters, bulk actions.

import { describe, expect, it } from 'vitest'
import { plantWish } from '#areas/applications/server/testing/planting.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantViewing } from '../testing/plant-viewing.ts'
import { staff } from '../testing/planning.ts'

const world = useWorld()

async function office() {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  return { home, clerk, calls: staff(world, home, clerk) }
}

type Choice = { value: string; totalNum: number }
const counts = (answer: { stateFilters: { choices: Choice[] } }) =>
  Object.fromEntries(answer.stateFilters.choices.map(({ value, totalNum }) => [value, totalNum]))

describe('the list of appointments with bookings', () => {
  it('shows seats, and full ones apart', async () => {
    const { home, calls } = await office()
    await calls.create()
    const { appointmentId: id, slotIds } = await plantViewing(world, home, {
      capacities: [1],
      fields: { number: 90, title: 'Voll' },
    })
    await plantViewing(world, home, { capacities: [3], fields: { number: 91, title: 'Frei' } })
    await calls.add(id, slotIds[0] ?? '')
    const full = (await calls.get('/with-participants?state=full')).json()
    expect(counts(full)).toEqual({ planned: 1, published: 1, full: 1, cancelled: 0, completed: 0, all: 3 })
    expect(full.tableData.body).toMatchObject([
      {
        _id: id,
        title: { value: 'Voll', panel: { key: 'AppointmentEdit', id } },
        seats: '1 / 1',
        waiting: 0,
        state: { value: 'full', displayName: 'Ausgebucht' },
        host: 'Nora Ammann',
      },
    ])
  })

  it('is narrowed by host, object, kind and date', async () => {
    const { home, clerk, calls } = await office()
    const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4, EG', rooms: 3.5, by: [] })
    const objects = [{ value: objectId, displayName: '' }]
    const host = { userId: clerk.id, name: '', phone: '' }
    const { id } = (await calls.create({ scope: 'objects', objects, host, kind: 'invitation' })).json()
    await calls.create({ days: [{ date: '2031-05-04', from: '17:00', to: '18:00' }] })
    const found = async (filters: object) => {
      const query = `filters=${encodeURIComponent(JSON.stringify(filters))}&state=all`
      return (await calls.get(`/with-participants?${query}`))
        .json()
        .tableData.body.map(({ _id }: { _id: string }) => _id)
    }
    expect(await found({})).toHaveLength(2)
    expect(await found({ host: [clerk.id] })).toEqual([id])
    expect(await found({ object: [objectId] })).toEqual([id])
    expect(await found({ kind: ['invitation'] })).toEqual([id])
    expect(await found({ date: { from: '2031-03-04', to: '2031-03-04' } })).toEqual([id])
    const choices = (await calls.get('/with-participants/choices/objects?search=linden')).json()
    expect(choices.items.map(({ value }: Choice) => value)).toEqual([objectId])
  })

  it('publishes and deletes many, and says why it leaves out the others', async () => {
    const { calls } = await office()
    const host = { userId: null, name: '', phone: '' }
    const targets = [(await calls.create()).json().id, (await calls.create({ host })).json().id]
    const bulk = async (bulkAction: string) => (await calls.post('/with-participants', { bulkAction, targets })).json()
    expect(await bulk('publish')).toMatchObject({
      changed: 1,
      skippedByReason: [{ reason: 'Zum Veröffentlichen fehlt die Leitung.', count: 1 }],
    })
    expect(await bulk('delete')).toMatchObject({ changed: 2 })
  })
})

describe('the list without registrations', () => {
  it('has open appointments only', async () => {
    const { calls } = await office()
    await calls.create()
    const { id } = (await calls.create({ kind: 'open', publish: true })).json()
    const open = (await calls.get('/without-registrations?state=published')).json()
    expect(open.tableData.body).toMatchObject([{ _id: id, state: { value: 'published' } }])
    expect(counts(open)).toEqual({ planned: 0, published: 1, cancelled: 0, completed: 0, all: 1 })
    const { slots } = await calls.read(id)
    expect(slots).toMatchObject([
      { startsAt: '2031-03-04T16:00:00.000Z', endsAt: '2031-03-04T17:00:00.000Z', capacity: null },
    ])
    const closed = await calls.post('/without-registrations', { bulkAction: 'delete', targets: [id] })
    expect(closed.json()).toMatchObject({ changed: 1 })
  })
})
