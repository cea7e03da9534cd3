import { describe, expect, it } from 'vitest'
import { contractStates, type ContractState } from '../application-state.ts'
import { assignmentCan, isLive, objectStateUnder, standingAtFirst, type AssignmentStanding } from './assignment-can.ts'

const tenancy = (contractState: ContractState): AssignmentStanding => ({ state: 'released', contractState })
const assigned: AssignmentStanding = { state: 'assigned', contractState: null }
const cancelled: AssignmentStanding = { state: 'cancelled', contractState: null }

describe('an assignment', () => {
  it('begins as a tenancy only where the project releases by itself', () => {
    expect(standingAtFirst('manual')).toEqual(assigned)
    expect(standingAtFirst('automatic')).toEqual(tenancy('without_contract'))
  })

  it('is released once', () => {
    expect(assignmentCan.beReleased(assigned).allowed).toBe(true)
    expect(assignmentCan.beReleased(tenancy('without_contract')).allowed).toBe(false)
    expect(assignmentCan.beReleased(cancelled).allowed).toBe(false)
  })

  it('is cancelled before the contract is on its way', () => {
    const can = [assigned, ...contractStates.map(tenancy), cancelled].filter(
      (one) => assignmentCan.beCancelled(one).allowed,
    )
    expect(can).toEqual([assigned, tenancy('without_contract')])
  })

  it('holds its object until it is cancelled or the household has left', () => {
    const left = { ...tenancy('quit'), endedAt: new Date() }
    expect([assigned, ...contractStates.map(tenancy), left, cancelled].filter((one) => !isLive(one))).toEqual([
      left,
      cancelled,
    ])
  })
})

describe('a contract', () => {
  it('goes one step at a time', () => {
    const steps = contractStates.flatMap((from) =>
      contractStates.filter((to) => assignmentCan.moveTo(tenancy(from), to).allowed).map((to) => `${from} > ${to}`),
    )
    expect(steps).toEqual([
      'without_contract > contract_sent',
      'contract_sent > without_contract',
      'contract_sent > with_contract',
      'with_contract > quit',
    ])
  })

  it('does not exist before the release', () => {
    expect(assignmentCan.moveTo(assigned, 'contract_sent')).toEqual({
      allowed: false,
      reason: 'applications_reason_not_released',
    })
    expect(assignmentCan.beReset(assigned).allowed).toBe(false)
  })

  it('can be reset from everywhere but its beginning', () => {
    expect(contractStates.filter((one) => assignmentCan.beReset(tenancy(one)).allowed)).toEqual([
      'contract_sent',
      'with_contract',
      'quit',
    ])
  })

  it('lets the object when it is signed, to the last day of a terminated household', () => {
    expect(contractStates.map(objectStateUnder)).toEqual(['assigned', 'assigned', 'rented', 'rented'])
  })

  it('is deleted before it is sent, or after the household has left', () => {
    const left = { ...tenancy('quit'), endedAt: new Date() }
    expect(
      [assigned, ...contractStates.map(tenancy), left].filter((one) => assignmentCan.beDeleted(one).allowed),
    ).toEqual([tenancy('without_contract'), left])
  })
})
