import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withOwnEdits } from './use-record-form.ts'

const dataIn = z.object({ name: z.string(), days: z.int().max(90), teams: z.array(z.string()) })
const before = { name: 'Nord', days: 5, teams: ['a'] }

describe('what somebody else saved first', () => {
  it('stays where one has typed nothing, and one’s own words stay where one has', () => {
    const theirs = { name: 'Nord', days: 6, teams: ['a', 'b'] }
    const after = { ...before, name: 'Süd' }
    expect(withOwnEdits(theirs, { before, after, dataIn })).toEqual({ name: 'Süd', days: 6, teams: ['a', 'b'] })
  })

  it('gives way to one’s own words in the same field', () => {
    const after = { ...before, teams: [] }
    expect(withOwnEdits({ ...before, teams: ['c'] }, { before, after, dataIn }).teams).toEqual([])
  })

  it('loses nothing typed, even what could not be saved as it is', () => {
    const after = { ...before, days: 400 }
    expect(withOwnEdits({ ...before, name: 'West' }, { before, after, dataIn })).toEqual(after)
  })
})
