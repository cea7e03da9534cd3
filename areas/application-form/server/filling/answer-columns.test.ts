import { describe, expect, it } from 'vitest'
import { adultColumns } from './answer-columns.ts'

describe('the country of an adult', () => {
  it.each([
    [{ swiss_citizen: true }, 'CH'],
    [{ swiss_citizen: false }, null],
    // Older forms, and forms that ask for more.
    [{ nation: 'PT' }, 'PT'],
    [{ nation: 'CH' }, 'CH'],
    [{ swiss_citizen: false, nation: 'PT' }, 'PT'],
    // The citizenship was corrected to not Swiss.
    [{ swiss_citizen: false, nation: 'CH' }, null],
    [{}, null],
  ])('from %o is %s', (answers, nation) => {
    expect(adultColumns(answers)).toMatchObject({ nation })
  })
})
