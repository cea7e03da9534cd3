import { describe, expect, it } from 'vitest'
import { withLengthNote } from './length-note.ts'

const t = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`
const note = (length: number, input = {}) => withLengthNote(t, 'x'.repeat(length), 100, input)

describe('a text near its limit', () => {
  it('says nothing until then', () => {
    expect(note(90, { description: 'Hint', error: 'Wrong' })).toEqual({ description: 'Hint', error: 'Wrong' })
  })

  it('is counted', () => {
    expect(note(91).description).toBe('general_length_count {"count":91,"max":100}')
    expect(note(100, { description: 'Hint' }).description).toEqual([
      'Hint',
      ' ',
      expect.stringContaining('"count":100'),
    ])
    expect(note(100).error).toBeUndefined()
  })

  it('says how much is too much, below a graver mistake', () => {
    expect(note(103).error).toBe('general_length_over {"count":3}')
    expect(note(103, { error: 'Wrong' }).error).toBe('Wrong')
  })
})
