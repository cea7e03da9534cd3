import { describe, expect, it } from 'vitest'
import { readInvitation } from './invitation.ts'

const calendar = (event: readonly string[], method = 'REQUEST') =>
  ['BEGIN:VCALENDAR', `METHOD:${method}`, 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
const begins = (line: string) => readInvitation(calendar([line]))?.begin

describe('an invitation', () => {
  it.each([
    ['DTSTART:20261201T100000Z', '2026-12-01T10:00:00.000Z'],
    ['DTSTART;TZID=Europe/Zurich:20261201T110000', '2026-12-01T10:00:00.000Z'],
    ['DTSTART;TZID="W. Europe Standard Time":20260701T110000', '2026-07-01T09:00:00.000Z'],
    ['DTSTART;TZID=America/New_York:20261201T050000', '2026-12-01T10:00:00.000Z'],
    ['DTSTART:20261201T110000', '2026-12-01T10:00:00.000Z'],
    ['DTSTART;VALUE=DATE:20261201', '2026-12-01'],
  ])('begins at %s', (line, moment) => {
    expect(begins(line)).toBe(moment)
  })

  it('is read over folded lines, with what programs escape in them', () => {
    const lines = [
      'SUMMARY:Besichti',
      ' gung\\, 3. Stock',
      'DTSTART:20261201T100000Z',
      'DESCRIPTION:a\\nb',
      'LOCATION:Weg 4',
    ]
    expect(readInvitation(calendar(lines))).toMatchObject({
      method: 'request',
      summary: 'Besichtigung, 3. Stock',
      description: 'a\nb',
      location: 'Weg 4',
      answer: null,
    })
  })

  it.each([
    ['REPLY', 'ACCEPTED', 'reply', 'accepted'],
    ['REPLY', 'DECLINED', 'reply', 'declined'],
    ['REPLY', 'TENTATIVE', 'reply', 'tentative'],
    ['CANCEL', 'NEEDS-ACTION', 'cancel', null],
  ])('of %s with %s', (method, answer, expected, answered) => {
    const lines = ['DTSTART:20261201T100000Z', `ATTENDEE;CN="A: B";PARTSTAT=${answer}:mailto:a@b.ch`]
    expect(readInvitation(calendar(lines, method))).toMatchObject({ method: expected, answer: answered })
  })

  it('is none without an event or a time', () => {
    expect(readInvitation('BEGIN:VCALENDAR\nEND:VCALENDAR')).toBeNull()
    expect(begins('DTSTART:nonsense')).toBeUndefined()
    expect(begins('DTSTART:20269999T999999Z')).toBeUndefined()
  })
})
