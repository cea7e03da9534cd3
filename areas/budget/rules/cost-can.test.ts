import { describe, expect, it } from 'vitest'
import { needsApproval, stateAfterSaving, stateAfterSubmitting } from './cost-approval.ts'
import { canMove, costActions, costCan, isOpenField, stateAfterReopening } from './cost-can.ts'
import type { CostState } from './cost-state.ts'

const cost = (state: CostState, fields: Partial<Parameters<typeof costCan.edit>[0]> = {}) => ({
  state,
  isLast: false,
  submittedBy: 'one',
  by: 'two',
  ...fields,
})

describe('actions on a cost', () => {
  it.each([
    ['planned', ['edit', 'submit', 'delete']],
    ['waiting', ['approve', 'reject', 'reopen']],
    ['rejected', ['edit', 'submit', 'delete']],
    ['committed', ['edit', 'pay', 'reopen']],
    ['paid', ['reopen']],
  ] as const)('in the state %s', (state, actions) => {
    expect(costActions.filter((action) => costCan[action](cost(state)).allowed)).toEqual(actions)
  })

  it('refuses approval by the person who submitted the cost', () => {
    expect(costCan.approve(cost('waiting', { by: 'one' }))).toEqual({
      allowed: false,
      reason: 'budget_reason_second_person',
    })
  })

  it('keeps the last cost of a category', () => {
    const last = { allowed: false, reason: 'budget_reason_last' }
    expect([costCan.delete(cost('planned', { isLast: true })), canMove({ isLast: true })]).toEqual([last, last])
  })

  it.each([
    ['planned', 'planned', true],
    ['rejected', 'planned', true],
    ['committed', 'planned', false],
    ['committed', 'actual', true],
    ['committed', 'reference', true],
    ['paid', 'actual', false],
    ['waiting', 'note', false],
  ] as const)('in the state %s the field %s is open: %s', (state, field, isOpen) => {
    expect(isOpenField(state, field)).toBe(isOpen)
  })

  it('reopens one step', () => {
    expect([stateAfterReopening('paid'), stateAfterReopening('committed'), stateAfterReopening('waiting')]).toEqual([
      'committed',
      'planned',
      'planned',
    ])
  })
})

describe('approval', () => {
  it.each([
    [500_000, 500_000, false],
    [500_001, 500_000, true],
    [1, 0, true],
    [9_999_999, null, false],
  ])('of %d Rappen with the limit %s is needed: %s', (gross, limit, isNeeded) => {
    expect(needsApproval(gross, limit)).toBe(isNeeded)
    expect(stateAfterSubmitting(gross, limit)).toBe(isNeeded ? 'waiting' : 'committed')
  })

  it.each([
    ['committed', null, 400_000, 'committed'],
    ['committed', null, 600_000, 'waiting'],
    ['committed', 800_000, 800_000, 'committed'],
    ['committed', 800_000, 800_001, 'waiting'],
    ['planned', null, 900_000, 'planned'],
  ] as const)('%s, approved %s: an invoice of %d leads to %s', (state, approvedGross, gross, next) => {
    expect(stateAfterSaving({ state, approvedGross, gross }, 500_000)).toBe(next)
  })
})
