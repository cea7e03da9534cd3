import { describe, expect, it } from 'vitest'
import type { ExpectedChoice } from '../../contract/entries.ts'
import { blankPart, completeParts, remainderOf, restOf } from './assigned-parts.ts'

const choice: ExpectedChoice = {
  id: 'a',
  title: 'Rechnung 7',
  debtorName: 'Erika Muster',
  reference: 'RF18539007547034',
  open: 0.3,
  dueOn: '2026-12-10',
  state: 'open',
  stateTitle: 'Offen',
}
const part = (amount: number | null, chosen: ExpectedChoice | null = choice) => ({
  ...blankPart(),
  choice: chosen,
  amount,
})

describe('parts of an entry', () => {
  it('are complete with a payment and an amount each', () => {
    expect(completeParts([part(0.1), part(0.2)])).toEqual([
      { expected: 'a', amount: 0.1 },
      { expected: 'a', amount: 0.2 },
    ])
    expect(completeParts([part(0.1), part(null)])).toBeNull()
    expect(completeParts([part(0.1), part(0.2, null)])).toBeNull()
  })

  it('leave an exact rest', () => {
    expect(restOf(0.3, [part(0.1), part(0.2)], null)).toBe(0)
    expect(restOf(0.3, [part(0.1)], 0.1)).toBe(0.1)
    expect(restOf(0.3, [part(0.5)], null)).toBe(-0.2)
  })

  it('say if the payment is short or over', () => {
    expect(remainderOf(part(0.3))).toBeNull()
    expect(remainderOf(part(0.1))).toEqual({ is: 'short', open: 0.2 })
    expect(remainderOf(part(0.4))).toEqual({ is: 'over' })
  })
})
