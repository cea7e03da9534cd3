import { describe, expect, it } from 'vitest'
import { objectStates, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { advertStates, endReason, isFreeAgain, isUnderWay, stateFrom, type EndReason } from './advert-state.ts'
import { filled, wordsOf, type PlaceholderValues, advertPlaceholders } from './advert-texts.ts'
import { pauseAfter } from './hand-over.ts'

const today = '2026-11-26'
const going = { lettingState: 'available' as const, endsOn: null, today, maxApplications: null, applications: 0 }

describe('the end of an advertisement', () => {
  const byState: Record<ObjectState, EndReason | null> = {
    draft: 'withdrawn',
    available: null,
    with_offer: 'offer',
    assigned: 'assigned',
    reserved: 'reserved',
    rented: 'rented',
    sold: 'sold',
    inactive: 'withdrawn',
  }
  it.each(objectStates)('of an object that is %s', (lettingState) => {
    expect(endReason({ ...going, lettingState })).toBe(byState[lettingState])
  })

  it.each([
    [{ endsOn: today }, null],
    [{ endsOn: '2026-11-25' }, 'date'],
    [{ maxApplications: 3, applications: 2 }, null],
    [{ maxApplications: 3, applications: 3 }, 'applications'],
    [{ endsOn: '2026-11-25', lettingState: 'rented' as const }, 'rented'],
  ])('%j: %s', (fields, because) => {
    expect(endReason({ ...going, ...fields })).toBe(because)
  })

  it('is still to come while it is scheduled or live', () => {
    expect(advertStates.filter(isUnderWay)).toEqual(['scheduled', 'live'])
  })

  it('is worth a second look once the object is free again', () => {
    expect(isFreeAgain('offer', 'available')).toBe(true)
    expect(isFreeAgain('offer', 'with_offer')).toBe(false)
    expect((['by_hand', 'date', null] as const).map((because) => isFreeAgain(because, 'available'))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('begins on its first day', () => {
    expect([null, '2026-11-25', today, '2026-11-27'].map((start) => stateFrom(start, today))).toEqual([
      'live',
      'live',
      'live',
      'scheduled',
    ])
  })
})

describe('the words', () => {
  const values = Object.fromEntries(advertPlaceholders.map((key) => [key, `<${key}>`])) as PlaceholderValues
  const usual = { title: 'Wohnung', text: 'Text des Objekts' }

  it('are those of the object where the advertisement has none', () => {
    expect(wordsOf({ messages: {}, language: 'de', values, usual })).toEqual({ title: 'Wohnung', text: usual.text })
  })

  it('are joined in the order of the parts', () => {
    const messages = { contact: { de: 'Ruf an' }, intro: { de: 'Hallo' }, location: { fr: 'Ici' } }
    expect(wordsOf({ messages, language: 'de', values, usual }).text).toBe('Hallo\n\nText des Objekts\n\nRuf an')
  })

  it('are its own where it has some, without the space around them', () => {
    const messages = { title: { de: ' Loft ' }, apartment: { de: ' \n' }, conditions: { de: 'Ab sofort ' } }
    const spaced = { title: ' Wohnung ', text: ' Text des Objekts ' }
    expect(wordsOf({ messages, language: 'de', values, usual: spaced })).toEqual({
      title: 'Loft',
      text: 'Text des Objekts\n\nAb sofort',
    })
    expect(wordsOf({ messages: {}, language: 'fr', values, usual: spaced }).title).toBe('Wohnung')
    const own = { apartment: { de: 'Mit [place_rooms] Zimmern' } }
    expect(wordsOf({ messages: own, language: 'de', values, usual }).text).toBe('Mit <place_rooms> Zimmern')
  })

  it('keep an unknown placeholder visible', () => {
    expect(filled('[place_rooms] [place_moon]', values)).toBe('<place_rooms> [place_moon]')
  })
})

describe('a failed hand-over', () => {
  it('is repeated after growing pauses, then left to the night', () => {
    const minutes = [1, 2, 3, 4, 5, 6].map((attempts) => (pauseAfter(attempts) ?? 0) / 60_000)
    expect(minutes).toEqual([1, 5, 15, 60, 180, 360])
    expect(pauseAfter(7)).toBeNull()
  })
})
