// Planning of appointments: create with repetitions, edit with participants, move.

import { describe, expect, it } from 'vitest'
import { plantWish } from '#areas/applications/server/testing/planting.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { writtenMails } from '../testing/plant-viewing.ts'
import { examplePlan, staff } from '../testing/planning.ts'

const world = useWorld()

async function office() {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  return { home, clerk, calls: staff(world, home, clerk) }
}

type Slot = { id: string; startsAt: string; endsAt: string; taken: number; capacity: number }
const times = (slots: Slot[]) => slots.map(({ startsAt }) => startsAt.slice(0, 16))

describe('planning', () => {
  it('starts from usual values and the people who may lead', async () => {
    const { clerk, calls } = await office()
    const init = (await calls.get('/init')).json()
    expect(init).toMatchObject({ ownId: clerk.id, usual: { slotMinutes: 30, capacity: 10 } })
    expect(init.hosts).toEqual([{ value: clerk.id, displayName: 'Nora Ammann' }])
  })

  it('computes the slots and keeps the plan', async () => {
    const { home, calls } = await office()
    const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4, EG', rooms: 3.5, by: [] })
    const found = (await calls.get('/objects?search=linden')).json()
    expect(found.items).toMatchObject([{ value: objectId, address: expect.stringContaining(',') }])
    const objects = [{ value: objectId, displayName: found.items[0].displayName }]
    const { id } = (await calls.create({ scope: 'objects', objects })).json()
    const view = await calls.read(id)
    expect(view).toMatchObject({
      number: 1,
      state: 'planned',
      data: { ...examplePlan, scope: 'objects', objects },
      hostTitle: 'Nora Ammann',
      counts: { seats: 4, taken: 0, booked: 0, waiting: 0, invited: 0, present: 0 },
      publicPath: null,
    })
    expect(times(view.slots)).toEqual(['2031-03-04T16:00', '2031-03-04T16:30'])
    expect((await calls.get(`/${id}/timeline`)).json().entries[0]).toMatchObject({ event: 'viewing.planned' })
    const related = (await calls.get(`/of-object/${objectId}`)).json()
    expect(related.items).toMatchObject([{ id, state: 'planned', seats: 4, own: null }])
  })

  it('repeats on the same weekday, and publishes all', async () => {
    const { calls } = await office()
    const made = (await calls.create({ repeat: { everyWeeks: 2, times: 2 }, publish: true })).json()
    const views = await Promise.all(made.ids.map(calls.read))
    expect(views.map(({ state, startsAt }) => [state, startsAt.slice(0, 10)])).toEqual([
      ['published', '2031-03-04'],
      ['published', '2031-03-18'],
      ['published', '2031-04-01'],
    ])
    expect(views[0].publicPath).toBe('/action/appointments-booking-general-with-contact')
  })

  it.each([
    [{ scope: 'objects' }, 'objects', 'Wählen Sie mindestens ein Objekt, oder «Allgemein».'],
    [
      { days: [{ date: '2020-03-04', from: '17:00', to: '18:00' }] },
      'days.0.date',
      'Dieser Tag liegt in der Vergangenheit',
    ],
    [
      { days: [{ date: '2031-03-04', from: '17:00', to: '17:20' }] },
      'days.0.to',
      'Der Zeitraum ist kürzer als ein Zeitfenster',
    ],
    [{ host: { userId: null, name: 'Nora', phone: '12' } }, 'host.phone', 'Bitte eine gültige Telefonnummer angeben'],
    [
      { host: { userId: '0199e0a4-0000-7000-8000-000000000000', name: '', phone: '' } },
      'host.userId',
      'Diese Person führt keine Besichtigungen',
    ],
    [
      { scope: 'objects', objects: [{ value: '0199e0a4-0000-7000-8000-000000000000', displayName: '' }] },
      'objects',
      'Ein Objekt wurde gelöscht',
    ],
  ])('says what is wrong with %j', async (changed, field, message) => {
    const { calls } = await office()
    const answer = await calls.create(changed)
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { [field]: message }])
  })

  it('is not published without a host', async () => {
    const { calls } = await office()
    const answer = await calls.create({ host: { userId: null, name: '', phone: '' }, publish: true })
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Zum Veröffentlichen fehlt die Leitung.'])
  })

  it('asks for the permission', async () => {
    const { home } = await office()
    const stranger = staff(world, home, await world.person(home, 'contract'))
    expect((await stranger.create()).statusCode).toBe(403)
    expect((await stranger.get('/init')).statusCode).toBe(403)
  })
})

describe('editing', () => {
  async function published(changed: object = {}) {
    const { home, calls } = await office()
    const { id } = (await calls.create({ publish: true, ...changed })).json()
    const { slots, version } = await calls.read(id)
    return { home, calls, id, version, slots: slots as Slot[] }
  }

  it('tells what changed, and refuses a stale version with the present plan', async () => {
    const { calls, id, version } = await published()
    const saved = await calls.edit(id, { version, title: 'Lindenweg 4 und 6', place: 'Innenhof' })
    expect(saved.json()).toMatchObject({ version: version + 1 })
    const stale = await calls.edit(id, { version, title: 'Anders' })
    expect([stale.statusCode, stale.json().current]).toMatchObject([
      409,
      { version: version + 1, data: { title: 'Lindenweg 4 und 6' } },
    ])
    const { entries } = (await calls.get(`/${id}/timeline`)).json()
    expect(entries[0]).toMatchObject({ event: 'viewing.edited', detail: expect.stringContaining('Innenhof') })
  })

  it('keeps the participants of slots whose time stays, and adds and removes the others', async () => {
    const { calls, id, version, slots } = await published()
    const [first] = slots
    await calls.add(id, first?.id ?? '')
    const days = [{ date: '2031-03-04', from: '16:30', to: '17:30' }]
    expect((await calls.edit(id, { version, days })).statusCode).toBe(200)
    const view = await calls.read(id)
    expect(times(view.slots)).toEqual(['2031-03-04T15:30', '2031-03-04T16:00'])
    expect(view.slots[1]).toMatchObject({ id: first?.id, taken: 1 })
  })

  it('refuses to remove a slot with participants, to lower seats below the taken ones, and to end bookings', async () => {
    const { calls, id, version, slots } = await published()
    await calls.add(id, slots[1]?.id ?? '', { persons: 2 })
    const refused = async (changed: object) => (await calls.edit(id, { version, ...changed })).json().fields
    const days = [{ date: '2031-03-04', from: '17:00', to: '17:30' }]
    expect(await refused({ days })).toEqual({
      days: 'Ein entferntes Zeitfenster hat Anmeldungen',
    })
    expect(await refused({ capacity: 1, mostPersons: 1 })).toEqual({ capacity: 'Es sind bereits 2 Plätze vergeben' })
    expect(await refused({ kind: 'open' })).toEqual({ kind: 'Es gibt bereits Anmeldungen' })
  })

  it('moves all slots with their participants, onto times of others as well, and tells them', async () => {
    const { home, calls, id, version, slots } = await published()
    await calls.add(id, slots[0]?.id ?? '', { email: 'beat@example.ch' })
    const days = [{ date: '2031-03-04', from: '17:30', to: '18:30' }]
    expect((await calls.edit(id, { version, days, move: 30 })).statusCode).toBe(200)
    const view = await calls.read(id)
    expect(view.slots.map((slot: Slot) => [slot.id, slot.startsAt.slice(11, 16), slot.taken])).toEqual([
      [slots[0]?.id, '16:30', 1],
      [slots[1]?.id, '17:00', 0],
    ])
    const mails = await writtenMails(world, home)
    expect(mails.filter(({ kind }) => kind === 'viewing-changed')).toHaveLength(1)
    const wrong = await calls.edit(id, {
      version: version + 1,
      days: [{ date: '2031-03-05', from: '17:30', to: '19:00' }],
      move: 1440,
    })
    expect(wrong.json().fields).toEqual({ days: 'Beim Verschieben müssen alle Zeitfenster bleiben' })
  })

  it('gives new seats to those who wait', async () => {
    const { home, calls, id, version, slots } = await published({ capacity: 1, mostPersons: 1 })
    const slotId = slots[0]?.id ?? ''
    await calls.add(id, slotId)
    const { appointmentSlug } = (
      await world.ask(home, {
        method: 'POST',
        url: '/api/v1/appointments/public/booking/hold',
        payload: { slotId, persons: 1 },
      })
    ).json()
    expect(typeof appointmentSlug).toBe('string')
    await calls.edit(id, { version, capacity: 2, mostPersons: 1 })
    expect((await calls.read(id)).slots[0]).toMatchObject({ taken: 2, waiting: 0 })
  })

  it('hides other workspaces', async () => {
    const { id } = await published()
    const { calls } = await office()
    const answers = await Promise.all([
      calls.get(`/${id}/edit`),
      calls.get(`/${id}/timeline`),
      calls.edit(id, {}),
      calls.post(`/${id}/publish`),
      calls.post(`/${id}/cancel`, { reason: 'Umbau', tellParticipants: true }),
      calls.post(`/${id}/complete`),
      calls.remove(`/${id}/delete`),
      calls.get(`/${id}/participants`),
      calls.post(`/${id}/comments`, { comments: '' }),
      calls.post(`/${id}/export-participants`, { format: 'xlsx' }),
      calls.get(`/${id}/door-links`),
      calls.post(`/${id}/door-links`, { kind: 'host' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  })
})
