import { describe, expect, it } from 'vitest'
import { adultColumns } from './answer-columns.ts'

describe('the country of an adult', () => {
  it.each([
    [{ swiss_citizen: true }, 'CH'],
    [{ swiss_citizen: false }, null],
    // Forms of before, and those that ask for more.
    [{ nation: 'PT' }, 'PT'],
    [{ nation: 'CH' }, 'CH'],
    [{ swiss_citizen: false, nation: 'PT' }, 'PT'],
    // Corrected: Swiss was wrong.
    [{ swiss_citizen: false, nation: 'CH' }, null],
    [{}, null],
  ])('from %o is %s', (answers, nation) => {
    expect(adultColumns(answers)).toMatchObject({ nation })
  })
})
