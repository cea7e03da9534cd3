import { describe, expect, it } from 'vitest'
import { emptyDraft, isHoldOver, minutesLeft, readDraft, withoutHold, type BookingDraft } from './booking-draft.ts'
import { codeIn } from './code-input.ts'

const until = '2026-12-01T10:05:00.000Z'
const draft: BookingDraft = {
  ...emptyDraft,
  step: 'contact',
  slotId: 's',
  contact: { name: 'Nadja', email: 'nadja@example.com', phone: '' },
  hold: { appointmentSlug: 'secret', slotId: 's', state: 'queued', place: 3, until },
}

describe('the draft of a booking', () => {
  it('survives a reload', () => {
    expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it('begins anew if nothing readable is stored', () => {
    for (const stored of [null, '{', '{}', JSON.stringify({ ...draft, persons: 'two' })]) {
      expect(readDraft(stored)).toEqual(emptyDraft)
    }
  })

  it('keeps everything typed when the hold ends', () => {
    expect(withoutHold(draft)).toEqual({ ...draft, step: 'slot', hold: null })
  })

  it('knows that a hold is over at its last instant', () => {
    expect(isHoldOver(draft.hold, new Date('2026-12-01T10:04:59.000Z'))).toBe(false)
    expect(isHoldOver(draft.hold, new Date(until))).toBe(true)
    expect(isHoldOver(null, new Date(until))).toBe(false)
  })

  it('counts a begun minute as a whole one', () => {
    expect(minutesLeft(until, new Date('2026-12-01T10:00:30.000Z'))).toBe(5)
    expect(minutesLeft(until, new Date('2026-12-01T10:06:00.000Z'))).toBe(0)
  })
})

describe('the code as typed', () => {
  it('loses spaces and whatever is pasted after it', () => {
    expect(codeIn(' 123 456')).toBe('123456')
    expect(codeIn('1234567')).toBe('123456')
    expect(codeIn('Code: 042-917.')).toBe('042917')
  })
})
