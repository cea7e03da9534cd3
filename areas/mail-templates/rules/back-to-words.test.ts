import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backToPlaceholders } from './back-to-words.ts'
import { fillText } from './filling.ts'

const allowed = ['place_object_title', 'place_object_address', 'place_rooms', 'place_reference_person', 'place_note']
const values = {
  place_object_title: 'Lindenweg 4, 3.5 Zimmer',
  place_object_address: 'Lindenweg 4',
  place_rooms: '3.5',
  place_note: 'Anna Müller',
  place_reference_person: 'Anna Müller',
}

const spaceless = (text: string) => text.replaceAll(/\s+/g, '')

describe('words that were filled', () => {
  it('name their values again, the longest first and nothing by chance', () => {
    const text = 'Für Anna Müller: Lindenweg 4, 3.5 Zimmer (Lindenweg 4). Lindenweg 42, 3.5 Jahre.'
    expect(backToPlaceholders(text, values, allowed)).toBe(
      'Für [place_reference_person]: [place_object_title] ([place_object_address]). Lindenweg 42, 3.5 Jahre.',
    )
  })

  it('stay as they are where somebody has typed a bracket', () => {
    const text = 'Anna Müller [place_rooms]'
    expect(backToPlaceholders(text, values, allowed)).toBe(text)
  })

  it('read as before once they are filled', () => {
    const pieces = fc.array(fc.oneof(fc.constantFrom(...Object.values(values), ' ', ', ', '\n', '[', ']'), fc.string()))
    fc.assert(
      fc.property(pieces, fc.string({ minLength: 4 }), (parts, name) => {
        const text = parts.join('').trimEnd()
        const known = { values: { ...values, place_note: name, place_reference_person: name }, allowed }
        const back = backToPlaceholders(text, known.values, allowed)
        // Whitespace around a placeholder alone on its line is removed, as in HTML.
        expect(back === text || spaceless(fillText(back, known).text) === spaceless(text)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
