import { expect, it } from 'vitest'
import { blankCost, withBill, withOpenBill } from './blank-cost.ts'

const blank = blankCost('2026-11-26', '')
const bill = { supplier: 'Keller AG', iban: 'CH4431999123000889012', reference: '1', actual: 1949.75 }

it('fills an empty form from a QR-bill', () => {
  expect(withBill(blank, bill)).toEqual({
    ...blank,
    title: 'Keller AG',
    supplier: 'Keller AG',
    iban: bill.iban,
    reference: '1',
    planned: 1949.75,
    actual: 1949.75,
  })
})

it('keeps what was typed, and an open amount open', () => {
  const typed = { ...blank, title: 'Malen', supplier: 'Keller', planned: 2000 }
  expect(withBill(typed, { ...bill, actual: null })).toMatchObject({
    title: 'Malen',
    supplier: 'Keller',
    planned: 2000,
    actual: null,
  })
})

it('leaves closed fields of an ordered cost as they are', () => {
  const ordered = { ...blank, title: '', planned: 0 }
  expect(withOpenBill(ordered, bill, ['title', 'planned', 'date'])).toEqual({
    ...blank,
    supplier: 'Keller AG',
    iban: bill.iban,
    reference: '1',
    actual: 1949.75,
  })
})
