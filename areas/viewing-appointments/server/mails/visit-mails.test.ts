// Mails about bookings as they arrive: over SMTP, with calendar files that an independent parser reads.

import ICAL from 'ical.js'
import { simpleParser, type ParsedMail } from 'mailparser'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { openReceiver } from '#platform/server/testing/mail-receiver.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { endParticipants, tellMoved } from '../seats/seats.ts'
import { writeDueMails } from './due-mails.ts'
import { remindVisitors } from './reminding.ts'
import {
  bookInvited,
  participantsOf,
  plantInvitation,
  plantViewing,
  visitor,
  writtenMails,
} from '../testing/plant-viewing.ts'

const receiver = await openReceiver()
// Registered first, because hooks run in reverse order and this one must run last.
afterAll(() => receiver.close())
const world = useOwnWorld({ SMTP_URL: receiver.url, MAIL_FROM: 'Quartier <post@quartier.example>' })

beforeEach(() => void (receiver.received.length = 0))
afterEach(() => world.setTime(new Date()))

async function received(home: Workspace): Promise<ParsedMail[]> {
  receiver.received.length = 0
  await asSystem(world.services, home, writeDueMails)
  await world.services.mail.wake(home.id)
  return Promise.all(receiver.received.map(({ raw }) => simpleParser(raw)))
}

function calendarIn(text: string) {
  const root = new ICAL.Component(ICAL.parse(text))
  const [event] = root.getAllSubcomponents('vevent')
  if (!event) throw new Error('the calendar has no event')
  const read = new ICAL.Event(event)
  return {
    method: root.getFirstPropertyValue('method'),
    uid: read.uid,
    sequence: read.sequence,
    status: event.getFirstPropertyValue('status'),
    zone: read.startDate.zone.tzid,
    zones: root.getAllSubcomponents('vtimezone').map((one) => one.getFirstPropertyValue('tzid')),
    stamp: String(event.getFirstPropertyValue('dtstamp')),
    startsAt: read.startDate.toJSDate().toISOString(),
    endsAt: read.endDate.toJSDate().toISOString(),
    attendees: read.attendees.length,
    organizer: String(event.getFirstPropertyValue('organizer')),
  }
}

const fileIn = (mail: ParsedMail | undefined): string => {
  const file = mail?.attachments.find(({ contentType }) => /calendar|ics/.test(contentType))
  return file?.content.toString() ?? ''
}

async function plant(startsAt: Date, now: Date) {
  world.setTime(now)
  const home = await world.workspace()
  return plantViewing(world, home, { startsAt, capacities: [4, 4] })
}

describe('the calendar file of a booking', () => {
  it.each([
    ['in winter', '2027-02-28T16:30:00.000Z', 'Europe/Zurich'],
    ['in summer', '2027-07-01T15:30:00.000Z', 'Europe/Zurich'],
    ['before the clock goes forward', '2027-03-28T00:30:00.000Z', 'Europe/Zurich'],
    ['after the clock went forward', '2027-03-28T01:30:00.000Z', 'Europe/Zurich'],
    ['in the hour that comes first', '2027-10-31T00:15:00.000Z', 'UTC'],
    ['in the hour that comes again', '2027-10-31T01:15:00.000Z', 'UTC'],
    ['after the hour came again', '2027-10-31T02:15:00.000Z', 'Europe/Zurich'],
  ])('has the right instants %s', async (_, instant, zone) => {
    const startsAt = new Date(instant)
    const viewing = await plant(startsAt, new Date(startsAt.getTime() - 72 * 3_600_000))
    await bookInvited(world, viewing)
    const [mail] = await received(viewing.home)
    expect(calendarIn(fileIn(mail))).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      status: 'CONFIRMED',
      startsAt: instant,
      endsAt: new Date(startsAt.getTime() + 30 * 60_000).toISOString(),
      zone,
      zones: zone === 'UTC' ? [] : [zone],
      stamp: expect.stringMatching(/Z$/),
      attendees: 1,
      organizer: 'mailto:post@quartier.example',
    })
  })

  it('is an alternative of the text, and a file', async () => {
    const viewing = await plant(new Date('2027-03-04T16:30:00Z'), new Date('2027-03-01T10:00:00Z'))
    await bookInvited(world, viewing)
    await received(viewing.home)
    const raw = String(receiver.received[0]?.raw)
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
    expect(raw).toMatch(/Content-Disposition: attachment; filename=invite\.ics/i)
    expect(raw.indexOf('multipart/alternative')).toBeLessThan(raw.indexOf('text/calendar'))
  })

  it('keeps its id over changes, and its sequence rises until it is cancelled', async () => {
    const viewing = await plant(new Date('2027-03-04T16:30:00Z'), new Date('2027-03-01T10:00:00Z'))
    const { home } = viewing
    const { slug } = await bookInvited(world, viewing)
    const [confirmed] = await received(home)
    const calls = visitor(world, home)
    await calls.edit(slug, { slotId: viewing.slotIds[1], persons: 2, needs: { wheelchair: false, interpreter: '' } })
    const [changed] = await received(home)
    const [participant] = await participantsOf(world, home)
    await asSystem(world.services, home, (ctx) => tellMoved(ctx, [participant?.id ?? '']))
    const [moved] = await received(home)
    await asSystem(world.services, home, (ctx) =>
      endParticipants(ctx, { slotIds: viewing.slotIds, state: 'cancelled', reason: 'Wasserschaden', tell: true }),
    )
    const [cancelled] = await received(home)
    const files = [confirmed, changed, moved, cancelled].map((mail) => calendarIn(fileIn(mail)))
    expect(new Set(files.map(({ uid }) => uid)).size).toBe(1)
    expect(files.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
      ['REQUEST', 0, 'CONFIRMED'],
      ['REQUEST', 1, 'CONFIRMED'],
      ['REQUEST', 2, 'CONFIRMED'],
      ['CANCEL', 3, 'CANCELLED'],
    ])
    expect(files[1]?.startsAt).toBe('2027-03-04T17:30:00.000Z')
    expect(cancelled?.text).toContain('Wasserschaden')
  })

  it('is also behind the link of the mail, while the booking holds', async () => {
    const viewing = await plant(new Date('2027-03-04T16:30:00Z'), new Date('2027-03-01T10:00:00Z'))
    const { slug } = await bookInvited(world, viewing)
    const calls = visitor(world, viewing.home)
    const file = await calls.calendar(slug)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(calendarIn(file.body).startsAt).toBe('2027-03-04T16:30:00.000Z')
    await calls.cancel(slug)
    expect((await calls.calendar(slug)).statusCode).toBe(410)
  })
})

describe('a mail about a booking', () => {
  it('says date, time and place in the language of the person', async () => {
    const viewing = await plant(new Date('2027-03-04T16:30:00Z'), new Date('2027-03-01T10:00:00Z'))
    const { home, slotIds } = viewing
    const interestedPersonSlug = await plantInvitation(world, viewing, { language: 'fr' })
    const calls = visitor(world, home)
    const held = (await calls.hold({ slotId: slotIds[0], persons: 1, interestedPersonSlug })).json()
    await calls.book({ appointmentSlug: held.appointmentSlug })
    const [mail] = await received(home)
    expect(mail?.subject).toBe('Confirmée\u00a0: visite Lindenweg 4')
    expect(mail?.text).toContain('jeudi 4 mars 2027')
    expect(mail?.text).toContain('17 h 30 – 18 h 00')
    expect(mail?.text).toContain('Lindenweg 4, vor dem Hauseingang')
  })

  it('reminds one day before, once, and those who booked early only', async () => {
    const startsAt = new Date('2027-03-04T16:30:00Z')
    const viewing = await plant(startsAt, new Date('2027-03-01T10:00:00Z'))
    const { home } = viewing
    await bookInvited(world, viewing)
    await received(home)
    const remind = async (time: string) => {
      world.setTime(new Date(time))
      await asSystem(world.services, home, remindVisitors)
      return (await received(home)).map(({ subject }) => subject)
    }
    expect(await remind('2027-03-03T16:29:00Z')).toEqual([])
    const subjects = await remind('2027-03-03T16:31:00Z')
    expect(subjects).toEqual(['Erinnerung: Besichtigung Lindenweg 4'])
    const reminder = (await writtenMails(world, home)).find(({ kind }) => kind === 'viewing-reminder')
    expect(reminder?.bodyText).toContain('appointment-cancel-booking')
    await bookInvited(world, viewing)
    await received(home)
    expect(await remind('2027-03-03T17:00:00Z')).toEqual([])
  })

  it('is not sent about a state that is over', async () => {
    const viewing = await plant(new Date('2027-03-04T16:30:00Z'), new Date('2027-03-01T10:00:00Z'))
    const { slug } = await bookInvited(world, viewing)
    await visitor(world, viewing.home).cancel(slug)
    expect((await received(viewing.home)).map(({ subject }) => subject)).toEqual([
      'Abgemeldet: Besichtigung Lindenweg 4',
    ])
  })
})
