// Actions on a proposal by staff and by the person.

import { expect, it } from 'vitest'
import { proposalCan, proposalState, type ProposalState } from './proposal-can.ts'

const request = { progressState: 'waitlist.accepted' as const, contactEmail: 'anna@example.ch', applicationId: null }
const object = { lettingState: 'available' as const }
const may = (proposal: ProposalState | null) => ({
  send: proposalCan.beSent({ proposal, request, object }).allowed,
  end: proposalCan.endWithoutInterest({ proposal, request, object }).allowed,
  answer: proposalCan.beAnswered({ proposal, request, object }).allowed,
})

it.each([
  [null, { send: true, end: true, answer: false }],
  ['propose', { send: false, end: true, answer: true }],
  ['accepted', { send: false, end: false, answer: false }],
  ['no_interest', { send: true, end: false, answer: false }],
  ['no_answer', { send: true, end: false, answer: false }],
] as const)('standing at %s', (proposal, actions) => {
  expect(may(proposal)).toEqual(actions)
})

it('needs somebody who waits, and an object that is free', () => {
  const reason = (over: object) => proposalCan.beSent({ proposal: null, request, object, ...over })
  expect(reason({ request: { ...request, progressState: 'new' } })).toMatchObject({
    reason: 'waitlist_reason_not_accepted',
  })
  expect(reason({ object: { lettingState: 'with_offer' } })).toMatchObject({ reason: 'waitlist_reason_object_taken' })
  expect(reason({ request: { ...request, contactEmail: null } })).toMatchObject({ reason: 'waitlist_reason_no_email' })
})

it('is without an answer once its time is over, unless it was answered before', () => {
  const answerBy = new Date('2027-02-01T22:59:59Z')
  const before = new Date('2027-02-01T12:00:00Z')
  const after = new Date('2027-02-02T00:00:00Z')
  expect(proposalState({ state: 'propose', answerBy }, before)).toBe('propose')
  expect(proposalState({ state: 'propose', answerBy }, after)).toBe('no_answer')
  expect(proposalState({ state: 'accepted', answerBy }, after)).toBe('accepted')
})
