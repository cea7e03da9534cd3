import { describe, expect, it } from 'vitest'
import { contractPath, nextMoveOf } from './contract-moves.ts'

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

describe('the path of a contract', () => {
  it('ends with the signed contract, and shows a termination only once it was given', () => {
    expect(contractPath('contract_sent')).toEqual(['without_contract', 'contract_sent', 'with_contract'])
    expect(contractPath('quit').at(-1)).toBe('quit')
  })
})
