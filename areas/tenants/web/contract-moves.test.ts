import { describe, expect, it } from 'vitest'
import { contractPath, menuMoves, nextMoveOf } from './contract-moves.ts'

const no = { allowed: false, reason: '' }
const moves = {
  contract_sent: no,
  with_contract: no,
  quit: no,
  reset: no,
  cancel: no,
  delete: no,
  reserve: no,
  withdraw: no,
}

describe('the next step of a contract', () => {
  it('is to send it, then to sign it', () => {
    expect(nextMoveOf({ moves: { ...moves, contract_sent: { allowed: true } } })).toBe('send')
    expect(nextMoveOf({ moves: { ...moves, with_contract: { allowed: true } } })).toBe('with_contract')
  })

  it('is nothing once it is signed: a termination is no next step', () => {
    expect(nextMoveOf({ moves: { ...moves, quit: { allowed: true } } })).toBeUndefined()
  })
})

describe('the menu of a contract', () => {
  type Tenant = Parameters<typeof menuMoves>[0]
  const menuIn = (progress_state: Tenant['progress_state'], more: Partial<Tenant['moves']> = {}) =>
    menuMoves({ progress_state, moves: { ...moves, ...more } })

  it('leaves out moves of another phase', () => {
    expect(menuIn('without_contract')).toEqual(['contract_sent', 'with_contract', 'cancel', 'delete'])
    expect(menuIn('quit')).toEqual(['quit', 'reserve', 'reset', 'cancel', 'delete'])
  })

  it('has whatever is possible, apart from the next step', () => {
    expect(menuIn('without_contract', { reset: { allowed: true } })).toContain('reset')
    expect(menuIn('contract_sent', { with_contract: { allowed: true } })).not.toContain('with_contract')
  })
})

describe('the path of a contract', () => {
  it('ends with the signed contract, and shows a termination only once it was given', () => {
    expect(contractPath('contract_sent')).toEqual(['without_contract', 'contract_sent', 'with_contract'])
    expect(contractPath('quit').at(-1)).toBe('quit')
  })
})
