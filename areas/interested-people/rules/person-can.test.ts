import { describe, expect, it } from 'vitest'
import { personCan, personActions } from './person-can.ts'
import { forgottenBefore, personStates, stateAfterActivation } from './person-state.ts'

const may = (progressState: (typeof personStates)[number], contactEmail: string | null = 'a@example.ch') =>
  personActions.filter((action) => personCan[action]({ progressState, contactEmail }).allowed)

describe('what may be done', () => {
  it.each([
    ['new', ['edit', 'send_form', 'deactivate']],
    ['contacted', ['edit', 'send_form', 'deactivate']],
    ['applied', ['edit', 'deactivate']],
    ['inactive', ['activate', 'delete']],
  ] as const)('with somebody who is %s', (state, actions) => {
    expect(may(state)).toEqual(actions)
  })

  it('sends no form to whoever has no address', () => {
    expect(may('new', null)).toEqual(['edit', 'deactivate'])
  })
})

describe('coming back', () => {
  it.each([
    [{ applicationId: null, hasBeenWrittenTo: false }, 'new'],
    [{ applicationId: null, hasBeenWrittenTo: true }, 'contacted'],
    [{ applicationId: 'one', hasBeenWrittenTo: true }, 'applied'],
  ])('%j leads to %s', (past, state) => {
    expect(stateAfterActivation(past)).toBe(state)
  })
})

it('keeps whoever left for half a year', () => {
  expect(forgottenBefore(new Date('2026-07-01T00:00:00Z')).toISOString()).toBe('2026-01-02T00:00:00.000Z')
})
