// Actions in each state of a request, and the state after reactivation.

import { describe, expect, it } from 'vitest'
import {
  applicationCanWait,
  requestCan,
  requestActions,
  stateAfterActivation,
  waitsSinceAfterActivation,
  type RequestAction,
} from './request-can.ts'
import { requestStates, type RequestState } from './request-state.ts'

const waits: RequestAction[] = ['edit', 'send_form', 'prioritise', 'decline', 'deactivate']

const allowed: Record<RequestState, RequestAction[]> = {
  sent: waits,
  new: ['accept', ...waits],
  'waitlist.accepted': waits,
  declined: ['deactivate', 'activate', 'delete'],
  inactive: ['activate', 'delete'],
}

it.each(requestStates)('in the state %s', (progressState) => {
  const request = { progressState, contactEmail: 'anna@example.ch', applicationId: null }
  expect(requestActions.filter((action) => requestCan[action](request).allowed)).toEqual(allowed[progressState])
})

it('is mailed to nobody without an address', () => {
  expect(requestCan.send_form({ progressState: 'new', contactEmail: null, applicationId: null })).toEqual({
    allowed: false,
    reason: 'waitlist_reason_no_email',
  })
})

it('is written to on paper when it came with an application that says where they live', () => {
  const request = { progressState: 'new' as const, contactEmail: '', applicationId: 'a' }
  expect(requestCan.send_form(request)).toEqual({ allowed: true })
})

it('waits for an application unless it has an offer, an object, or nobody any more', () => {
  const may = (
    progressState: 'active.new' | 'inactive' | 'with_offer' | 'assigned',
    anonymisedAt: Date | null = null,
  ) => applicationCanWait({ progressState, anonymisedAt }).allowed
  expect([may('active.new'), may('inactive'), may('with_offer'), may('assigned')]).toEqual([true, true, false, false])
  expect(may('inactive', new Date())).toBe(false)
})

describe('activated again', () => {
  const then = new Date('2026-01-10T08:00:00Z')
  const left = { waitsSince: then, leftAt: new Date('2026-06-01T08:00:00Z'), kinds: ['apartment'] }

  it('goes on where it was', () => {
    expect(stateAfterActivation(left)).toBe('waitlist.accepted')
    expect(stateAfterActivation({ ...left, waitsSince: null })).toBe('new')
    expect(stateAfterActivation({ ...left, waitsSince: null, kinds: [] })).toBe('sent')
  })

  it('keeps its place for three months, and queues anew after them', () => {
    const soon = new Date('2026-08-31T08:00:00Z')
    const late = new Date('2026-09-02T08:00:00Z')
    expect(waitsSinceAfterActivation(left, soon)).toEqual(then)
    expect(waitsSinceAfterActivation(left, late)).toEqual(late)
  })
})
