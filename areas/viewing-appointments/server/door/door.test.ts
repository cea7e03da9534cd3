// Presence, comments, exports, the list at the door and the calendar feed.

import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { wordsOfPages } from '#platform/server/testing/pdf-words.ts'
import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { newId } from '#platform/server/ids.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { plantViewing } from '../testing/plant-viewing.ts'
import { staff } from '../testing/planning.ts'

const world = useOwnWorld()
const path = '/api/v1/appointments'

async function visited() {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  const calls = staff(world, home, clerk)
  const { appointmentId: id, slotIds } = await plantViewing(world, home, {
    capacities: [4, 4],
    fields: { number: 900 },
  })
  const slotId = slotIds[0] ?? ''
  const { id: beat } = await calls.add(id, slotId, { persons: 2, phone: '079 123 45 67' })
  const { id: anna } = await calls.add(id, slotId, { name: 'Anna Muster' })
  return { home, clerk, calls, id, slotId, beat: String(beat), anna: String(anna) }
}

const tick = (participantId: string, changed: object = {}) => ({
  id: newId(),
  participantId,
  present: true,
  at: '2026-11-20T10:00:00Z',
  device: 'Handy',
  ...changed,
})

describe('presence', () => {
  it('is the latest tick, however late it arrives, and all ticks stay', async () => {
    const { calls, id, beat } = await visited()
    const late = tick(beat, { present: false, at: '2026-11-20T09:59:00Z' })
    const present = (presence: object[]) => calls.post(`/${id}/present`, { presence })
    expect((await present([tick(beat)])).json()).toEqual({ recorded: 1 })
    expect((await present([late])).json()).toEqual({ recorded: 1 })
    expect((await present([late])).json()).toEqual({ recorded: 0 })
    const { participants } = (await calls.get(`/${id}/participants`)).json()
    expect(participants).toMatchObject([
      {
        name: 'Beat Keller',
        persons: 2,
        present: true,
        ticks: [{ present: true, person: 'Nora Ammann' }, { present: false }],
      },
      { name: 'Anna Muster', present: null, ticks: [] },
    ])
    expect(await calls.read(id)).toMatchObject({ counts: { booked: 2, present: 1 } })
  })

  it('is not outvoted by a clock that is ahead, and leaves out other appointments', async () => {
    const { calls, id, beat } = await visited()
    const other = await visited()
    const present = (presence: object[]) => calls.post(`/${id}/present`, { presence })
    await present([tick(beat, { present: false, at: '2099-01-01T00:00:00Z' }), tick(other.beat)])
    await present([tick(beat, { at: new Date(Date.now() + 1000).toISOString() })])
    const { participants } = (await calls.get(`/${id}/participants`)).json()
    expect(participants[0]).toMatchObject({ present: true, ticks: [{}, {}] })
    expect((await other.calls.get(`/${other.id}/participants`)).json().participants[0].present).toBeNull()
  })
})

describe('comments', () => {
  it('are written about the appointment and about one participant', async () => {
    const { calls, id, beat } = await visited()
    await calls.post(`/${id}/comments`, { comments: 'Licht im Keller defekt' })
    await calls.post(`/${id}/comments`, { participantId: beat, comments: 'Kommt mit Kinderwagen' })
    expect((await calls.read(id)).data.comment).toBe('Licht im Keller defekt')
    const { participants } = (await calls.get(`/${id}/participants`)).json()
    expect(participants[0].comments).toBe('Kommt mit Kinderwagen')
    const unknown = await calls.post(`/${id}/comments`, { participantId: id, comments: 'x' })
    expect(unknown.statusCode).toBe(404)
  })
})

describe('the participants', () => {
  it('are exported as a spreadsheet', async () => {
    const { calls, id } = await visited()
    const file = await calls.post(`/${id}/export-participants`, { format: 'xlsx' })
    const [sheet] = await readSheets(file.rawPayload)
    expect(JSON.stringify(sheet?.data)).toContain('Beat Keller')
  })

  it('are printed with boxes to tick', async () => {
    const { calls, id } = await visited()
    const file = await calls.post(`/${id}/export-participants`, { format: 'pdf' })
    expect(file.headers['content-type']).toBe('application/pdf')
    const words = (await wordsOfPages(file.rawPayload)).join(' ')
    expect(words).toContain('Beat')
    expect(words).toContain('□')
  })
})

describe('the list at the door', () => {
  async function linked(kind: 'host' | 'caretaker') {
    const all = await visited()
    const { url } = (await all.calls.post(`/${all.id}/door-links`, { kind })).json()
    const slug = String(url).split('/').at(-1) ?? ''
    const door = `${path}/public/door/${slug}`
    return {
      ...all,
      read: () => world.ask(all.home, { url: door }),
      send: (payload: object) => world.ask(all.home, { method: 'POST', url: `${door}/present`, payload }),
    }
  }

  it('of the host has names and codes, and takes ticks and comments', async () => {
    const { read, send, calls, id, beat } = await linked('host')
    const list = (await read()).json()
    expect(list).toMatchObject({
      kind: 'host',
      slots: [{ guests: [{ name: 'Beat Keller', phone: '+41 79 123 45 67' }, {}] }, { guests: [] }],
    })
    const presence = [tick(beat)]
    const comments = [{ participantId: beat, comments: 'Kam allein' }]
    const after = (await send({ presence, comments })).json()
    expect(after.slots[0].guests[0]).toMatchObject({ present: true, comments: 'Kam allein' })
    await send({ presence, comments })
    const { entries } = (await calls.get(`/${id}/timeline`)).json()
    expect(entries.filter(({ event }: { event: string }) => event === 'viewing.presence')).toHaveLength(1)
  })

  it('of a caretaker has first names and head counts only, and takes no ticks', async () => {
    const { read, send, beat } = await linked('caretaker')
    const { slots } = (await read()).json()
    expect(slots[0].guests[0]).toEqual({
      id: beat,
      name: 'Beat',
      persons: 2,
      present: null,
      code: null,
      phone: null,
      needs: null,
      comments: null,
    })
    expect((await send({ presence: [tick(beat)], comments: [] })).statusCode).toBe(409)
  })

  it('ends when its link is replaced or withdrawn, and after the day', async () => {
    const { read, calls, id } = await linked('host')
    expect((await calls.get(`/${id}/door-links`)).json().items).toMatchObject([
      { kind: 'host', createdBy: 'Nora Ammann' },
    ])
    await calls.post(`/${id}/door-links`, { kind: 'host' })
    expect((await read()).statusCode).toBe(410)
    await calls.remove(`/${id}/door-links/host`)
    expect((await calls.get(`/${id}/door-links`)).json().items).toEqual([])
    const other = await linked('caretaker')
    world.setTime(new Date(Date.now() + 4 * 86_400_000))
    expect((await other.read()).statusCode).toBe(410)
    world.setTime(new Date())
    expect((await world.ask(other.home, { url: `${path}/public/door/${'x'.repeat(43)}` })).statusCode).toBe(404)
  })
})

describe('the calendar of a host', () => {
  it('is subscribed by an address, has the right instants and no names, and can be revoked', async () => {
    const { home, clerk, calls } = await visited()
    const host = { userId: clerk.id, name: '', phone: '' }
    const days = [
      { date: '2031-03-30', from: '10:00', to: '11:00' },
      { date: '2031-10-26', from: '10:00', to: '11:00' },
    ]
    const { id } = (await calls.create({ host, days, publish: true })).json()
    await calls.add(id, (await calls.read(id)).slots[0].id)
    expect((await calls.get('/feed')).json()).toEqual({ createdAt: null })
    const { url } = (await calls.post('/feed')).json()
    expect((await calls.get('/feed')).json().createdAt).toEqual(expect.any(String))
    const read = (headers = {}) => world.ask(home, { url: new URL(String(url)).pathname, headers })
    const file = await read()
    expect(file.headers['content-type']).toContain('text/calendar')
    const calendar = new ICAL.Component(ICAL.parse(file.body))
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(events.map(({ startDate, endDate }) => [startDate.toJSDate(), endDate.toJSDate()])).toEqual([
      [new Date('2031-03-30T08:00:00Z'), new Date('2031-03-30T09:00:00Z')],
      [new Date('2031-10-26T09:00:00Z'), new Date('2031-10-26T10:00:00Z')],
    ])
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H')
    expect(file.body).not.toContain('Keller')
    expect(file.body).toContain('1 von 4 Plätzen')
    expect((await read({ 'if-none-match': String(file.headers.etag) })).statusCode).toBe(304)
    await calls.remove('/feed')
    expect((await read()).statusCode).toBe(410)
  })
})
