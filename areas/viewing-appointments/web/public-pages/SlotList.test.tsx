import { MantineProvider } from '@mantine/core'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PublicSlot } from '../../contract/booking.ts'
import { SlotList } from './SlotList.tsx'
import { canBeChosen, hasSeatFor, seatsInWords, withOwnSeats } from './slot-words.ts'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const slot = (changes: Partial<PublicSlot> = {}): PublicSlot => ({
  id: 'a',
  startsAt: '2027-03-02T16:30:00.000Z',
  endsAt: '2027-03-02T17:00:00.000Z',
  lane: 1,
  capacity: 10,
  free: 4,
  waiting: 0,
  isOpen: true,
  ...changes,
})
const t = (key: string, values = {}) => `${key.replace('viewing_appointments_public_', '')} ${JSON.stringify(values)}`
const seats = (changes: Partial<PublicSlot>, persons = 1) => seatsInWords(t, slot(changes), persons)

describe('the seats of a slot in words', () => {
  it('says free seats, the line, and why it cannot be chosen', () => {
    expect(seats({})).toBe('free {"free":4,"capacity":10}')
    expect(seats({ waiting: 2 })).toBe('free {"free":4,"capacity":10}, waiting {"count":2}')
    expect(seats({ free: 0 })).toBe('full {}')
    expect(seats({ free: 0, waiting: 3 })).toBe('full_waiting {"count":3}')
    expect(seats({ isOpen: false })).toBe('closed {}')
    expect(seats({ capacity: 1, free: 1 }, 2)).toBe('too_small {"count":1}')
  })

  it('promises a seat only to a party that fits and has nobody before it', () => {
    expect(hasSeatFor(slot({ free: 2 }), 2)).toBe(true)
    expect(hasSeatFor(slot({ free: 2 }), 3)).toBe(false)
    expect(hasSeatFor(slot({ waiting: 1 }), 1)).toBe(false)
    expect([canBeChosen(slot({ free: 0 }), 2), canBeChosen(slot({ isOpen: false }), 1)]).toEqual([true, false])
  })

  it('counts the own seats as free while a booking is changed', () => {
    const [own, other] = withOwnSeats([slot({ free: 0 }), slot({ id: 'b' })], { slotId: 'a', persons: 2 })
    expect([own?.free, other?.free]).toEqual([2, 4])
  })
})

describe('the list of slots', () => {
  // The year is left out in its own year.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T10:00:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const drawn = async (slots: readonly PublicSlot[], chosen: string | null = null): Promise<string> => {
    const { prelude } = await prerenderToNodeStream(
      <MantineProvider>
        <SlotList slots={slots} persons={1} chosen={chosen} onChoose={() => {}} />
      </MantineProvider>,
    )
    return text(prelude)
  }
  const later = slot({ id: 'b', startsAt: '2027-03-03T16:30:00.000Z' })

  it('groups radio buttons by day and names each with its day', async () => {
    const html = await drawn([slot(), later])
    expect([...html.matchAll(/<legend[^>]*>([^<]*)</g)].map(([, day]) => day)).toEqual([
      'Dienstag, 2. März 2027',
      'Mittwoch, 3. März 2027',
    ])
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html).toContain('Mittwoch, 3. März 2027, <')
  })

  it('checks the chosen slot and disables a closed one', async () => {
    const html = await drawn([slot({ isOpen: false }), later], 'b')
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html.match(/disabled=""/g)).toHaveLength(1)
  })

  it('numbers parallel slots', async () => {
    const html = await drawn([slot(), slot({ id: 'b', lane: 2 })])
    expect(html.match(/viewing_appointments_lane/g)).toHaveLength(2)
    expect(await drawn([slot(), later])).not.toContain('viewing_appointments_lane')
  })
})
