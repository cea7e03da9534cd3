import { describe, expect, it } from 'vitest'
import { readTypedDay } from './typed-day.ts'

const today = '2026-11-26'
const read = (text: string, years: 'past' | 'near' = 'past') => readTypedDay(text, { today, years })

describe('a typed day', () => {
  it.each([
    '12.03.1990',
    '12.3.1990',
    '12.3.90',
    '12.03.90',
    '12/03/1990',
    '12/3/90',
    '12-03-1990',
    '12 03 1990',
    '12,03,1990',
    '12, 3, 1990',
    '12. 3. 1990',
    '12.03.1990.',
    ' 12.03.1990 ',
    '12031990',
    '120390',
    '1990-03-12',
    '1990/3/12',
    '12. März 1990',
    '12. Mär. 1990',
    '12.März 1990',
    '12 MÄRZ 90',
    '12. Maerz 1990',
    '12 mars 1990',
    '12 march 1990',
    '12 marzo 1990',
    '١٢.٠٣.١٩٩٠',
    '۱۲/۰۳/۱۹۹۰',
    '１２．０３．１９９０',
    '\u200e12.03.1990\u200f',
    '12.\u00a0März\u00a01990',
  ])('«%s» is 12 March 1990', (text) => {
    expect(read(text)).toEqual({ day: '1990-03-12' })
  })

  it.each([
    ['1er août 2027', '2027-08-01'],
    ['1. Jan. 27', '2027-01-01'],
    ['15 févr. 2027', '2027-02-15'],
    ['30 juin 2027', '2027-06-30'],
    ['1 juil. 2027', '2027-07-01'],
    ['3 déc 2027', '2027-12-03'],
    ['29.2.2028', '2028-02-29'],
  ])('«%s» is %s', (text, day) => {
    expect(read(text, 'near')).toEqual({ day })
  })

  it.each([
    ['1.1.27', 'past', '1927-01-01'],
    ['1.1.27', 'near', '2027-01-01'],
    ['12.3.90', 'near', '1990-03-12'],
    ['5.6.24', 'past', '2024-06-05'],
    ['5.6.24', 'near', '2024-06-05'],
    ['1.1.75', 'near', '2075-01-01'],
    ['1.1.76', 'near', '1976-01-01'],
  ] as const)('«%s» of years in the %s is %s', (text, years, day) => {
    expect(read(text, years)).toEqual({ day })
  })

  it.each(['31.02.1990', '31.2.', '31/02', '29.02.2027', '12.13.1990', '0.1.1990', '31. Juni 2027', '1990-02-31'])(
    '«%s» says that this day does not exist',
    (text) => {
      expect(read(text)).toEqual({ problem: 'general_date_no_such_day' })
    },
  )

  it.each(['', '12', '12.03.', '1990', 'März 1990', '12. Lenz 1990', '1 jui 2027', '12.03.199', 'morgen', '1-2-3-4'])(
    '«%s» is no day',
    (text) => {
      expect(read(text)).toEqual({ problem: 'general_date_not_valid' })
    },
  )
})
