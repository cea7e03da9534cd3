// Publish, cancel, complete and delete appointments; the calendar and conflicts of hosts.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plantObject } from '#areas/application-form/server/testing/planting.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { sendFormAfterViewing } from '../process-field.ts'
import { viewingParticipant } from '../tables.ts'
import { participantsOf, plantViewing, writtenMails } from '../testing/plant-viewing.ts'
import { staff } from '../testing/planning.ts'

const world = useWorld()

async function office() {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  return { home, clerk, calls: staff(world, home, clerk) }
}

async function published() {
  const { home, clerk, calls } = await office()
  const { id } = (await calls.create({ publish: true })).json()
  return { home, clerk, calls, id, slots: (await calls.read(id)).slots }
}

const reason = { reason: 'Wasserschaden', tellParticipants: true }

describe('publishing', () => {
  it('happens once', async () => {
    const { calls } = await office()
    const { id } = (await calls.create()).json()
    expect((await calls.post(`/${id}/publish`)).statusCode).toBe(200)
    const again = await calls.post(`/${id}/publish`)
    expect([again.statusCode, again.json().message]).toEqual([409, 'Der Termin ist bereits veröffentlicht'])
  })
})

describe('cancelling', () => {
  it('ends all bookings and tells the reason', async () => {
    const { home, calls, id, slots } = await published()
    await calls.add(id, slots[0].id, { email: 'beat@example.ch' })
    expect((await calls.post(`/${id}/cancel`, reason)).statusCode).toBe(200)
    expect(await calls.read(id)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Wasserschaden',
      counts: { taken: 0 },
    })
    const mails = await writtenMails(world, home)
    expect(mails.findLast(({ kind }) => kind === 'viewing-cancelled')?.bodyText).toContain('Wasserschaden')
    expect((await calls.post(`/${id}/cancel`, reason)).statusCode).toBe(409)
  })

  it('of one slot leaves the others', async () => {
    const { calls, id, slots } = await published()
    await calls.add(id, slots[0].id)
    await calls.add(id, slots[1].id, { name: 'Anna Muster' })
    expect((await calls.post(`/${id}/slots/${slots[0].id}/cancel`, reason)).statusCode).toBe(200)
    const view = await calls.read(id)
    expect(
      view.slots.map((slot: { taken: number; cancelReason: string | null }) => [slot.taken, slot.cancelReason]),
    ).toEqual([
      [0, 'Wasserschaden'],
      [1, null],
    ])
    expect(view).toMatchObject({ state: 'published', counts: { seats: 2, taken: 1 } })
    expect((await calls.post(`/${id}/slots/${slots[0].id}/cancel`, reason)).statusCode).toBe(409)
    expect((await calls.post(`/${id}/slots/${id}/cancel`, reason)).statusCode).toBe(404)
  })
})

describe('deleting', () => {
  it('is refused while somebody has a booking, and leaves only the number', async () => {
    const { home, calls, id, slots } = await published()
    await calls.add(id, slots[0].id)
    expect((await calls.remove(`/${id}/delete`)).statusCode).toBe(409)
    await calls.post(`/${id}/cancel`, reason)
    expect((await calls.remove(`/${id}/delete`)).statusCode).toBe(200)
    expect((await calls.get(`/${id}/edit`)).statusCode).toBe(404)
    expect(await participantsOf(world, home)).toEqual([])
  })
})

describe('completing', () => {
  const hour = 3_600_000
  const begun = { startsAt: new Date(Date.now() - hour) }

  async function visited() {
    const { home, calls } = await office()
    const objectId = await plantObject(world, home)
    const viewing = await plantViewing(world, home, { ...begun, capacities: [9], objectIds: [objectId] })
    const [personId = ''] = await plantInterested(world, home, [{ contactEmail: 'anna@example.ch' }])
    const add = (name: string, fields: object) =>
      calls.add(viewing.appointmentId, viewing.slotIds[0] ?? '', { name, ...fields })
    const { id: anna } = await add('Anna Muster', { email: 'anna@example.ch' })
    const { id: beat } = await add('Beat Keller', { email: 'beat@example.ch' })
    const { id: dora } = await add('Dora Graf', { email: 'dora@example.ch' })
    const { id: carla } = await add('Carla Meier', { email: 'carla@example.ch' })
    const change = (id: string, fields: Partial<typeof viewingParticipant.$inferInsert>) =>
      asSystem(
        world.services,
        home,
        async ({ db }) => void (await db.update(viewingParticipant).set(fields).where(eq(viewingParticipant.id, id))),
      )
    await change(anna, { present: true, recordKind: 'interested', recordId: personId })
    const [applicationId = ''] = await plantApplications(world, home, [{ contactEmail: 'dora@example.ch' }])
    await change(dora, { present: true, recordKind: 'application', recordId: applicationId })
    await change(beat, { present: true, needs: { wheelchair: true, interpreter: '' } })
    return { home, calls, id: viewing.appointmentId, carla, personId, objectId }
  }

  it('marks who did not come as absent, forgets needs and sends the form to those who came and have not applied', async () => {
    const { home, calls, id, personId, objectId } = await visited()
    const done = await calls.post(`/${id}/complete`)
    expect([done.statusCode, done.json().formsSent]).toEqual([200, 2])
    expect(await calls.read(id)).toMatchObject({ state: 'completed' })
    const participants = await participantsOf(world, home)
    expect(
      participants.map(({ name, present, needs, formSentAt }) => [name, present, needs, formSentAt !== null]),
    ).toEqual([
      ['Anna Muster', true, null, true],
      ['Beat Keller', true, null, true],
      ['Dora Graf', true, null, false],
      ['Carla Meier', false, null, false],
    ])
    const mails = await writtenMails(world, home)
    const sent = mails.map(({ kind, toAddress }) => `${kind} ${toAddress}`)
    const forms = mails.filter(({ kind }) => kind === 'interested-form' || kind === 'viewing-after')
    expect(
      forms.map(({ kind, toAddress, bodyText }) => [kind, toAddress, bodyText.includes(`uuids=${objectId}&`)]),
    ).toEqual(
      expect.arrayContaining([
        ['interested-form', 'anna@example.ch', true],
        ['viewing-after', 'beat@example.ch', true],
      ]),
    )
    expect(forms).toHaveLength(2)
    expect(sent.filter((one) => one.includes('carla'))).toEqual(['viewing-confirmation carla@example.ch'])
    const related = (await calls.get(`/of-record/interested/${personId}`)).json()
    expect(related.items).toMatchObject([{ id, own: { persons: 1, present: true } }])
    expect((await calls.post(`/${id}/complete`)).statusCode).toBe(409)
  })

  it('sends no form if that is switched off, for the appointment or in the settings', async () => {
    expect(sendFormAfterViewing.default).toBe(true)
    const { calls, id } = await visited()
    expect((await calls.post(`/${id}/complete`, { sendForm: false })).json().formsSent).toBe(0)
    const other = await visited()
    const admin = await world.person(other.home, 'admin')
    const url = '/api/v1/settings/process'
    const { data, version } = (await world.ask(other.home, { url, as: admin })).json()
    const payload = { ...data, version, sendFormAfterViewing: false }
    expect((await world.ask(other.home, { method: 'POST', url, payload, as: admin })).statusCode).toBe(200)
    expect((await other.calls.post(`/${other.id}/complete`)).json().formsSent).toBe(0)
  })

  it('waits until it has begun', async () => {
    const { calls, id } = await published()
    const answer = await calls.post(`/${id}/complete`)
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Der Termin hat noch nicht begonnen'])
  })
})

describe('the calendar', () => {
  it('has one event for each day of an appointment', async () => {
    const { clerk, calls } = await office()
    const days = [
      { date: '2031-03-04', from: '17:00', to: '18:00' },
      { date: '2031-03-06', from: '08:00', to: '08:30' },
    ]
    const { id } = (await calls.create({ days, host: { userId: clerk.id, name: '', phone: '' } })).json()
    const events = async (query: string) => (await calls.get(`/calendar?${query}`)).json().events
    expect(await events('from=2031-03-01&to=2031-03-31')).toMatchObject([
      {
        id,
        key: `${id}:2031-03-04`,
        startsAt: '2031-03-04T16:00:00.000Z',
        endsAt: '2031-03-04T17:00:00.000Z',
        seats: 4,
      },
      { id, key: `${id}:2031-03-06`, hostTitle: 'Nora Ammann', seats: 2, taken: 0 },
    ])
    expect(await events('from=2031-03-05&to=2031-03-05')).toEqual([])
    expect(await events(`from=2031-03-04&to=2031-03-04&hostId=${clerk.id}`)).toHaveLength(1)
    expect(await events(`from=2031-03-04&to=2031-03-04&hostId=${id}`)).toEqual([])
    expect((await calls.get('/calendar?from=2031-03-01&to=2031-05-02')).statusCode).toBe(422)
  })

  it('warns of a host who is elsewhere at the same time', async () => {
    const { clerk, calls } = await office()
    const host = { userId: clerk.id, name: '', phone: '' }
    const { id } = (await calls.create({ host })).json()
    const conflicts = async (changed: object) => {
      const days = [{ date: '2031-03-04', from: '17:45', to: '19:00' }]
      return (await calls.post('/check', { days, host, exceptId: null, ...changed })).json().conflicts
    }
    expect(await conflicts({})).toMatchObject([{ id, title: 'Lindenweg 4' }])
    expect(await conflicts({ exceptId: id })).toEqual([])
    expect(await conflicts({ days: [{ date: '2031-03-04', from: '18:00', to: '19:00' }] })).toEqual([])
    expect(await conflicts({ host: { userId: null, name: 'nora ammann', phone: '' } })).toEqual([])
  })
})
