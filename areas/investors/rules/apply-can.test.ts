import { describe, expect, it } from 'vitest'
import {
  applyActions,
  applyCan,
  isDirectAssignment,
  mayReadMemorandum,
  maySignOnline,
  type ApplyAction,
  type ApplyStanding,
} from './apply-can.ts'
import { applyStates, furthest, hasReached, statesInDataRoom, type ApplyState } from './apply-state.ts'

const standing: ApplyStanding = {
  state: 'matched',
  isInvestorActive: true,
  isOptedOut: false,
  hasEmail: true,
  isPublished: true,
  isReserved: false,
  isSold: false,
  hasNda: false,
  hasNbo: false,
}
const may = (change: Partial<ApplyStanding>) =>
  applyActions.filter((action) => applyCan[action]({ ...standing, ...change }).allowed)

const signed = { hasNda: true }
const bid = { hasNda: true, hasNbo: true }

describe('steps of an investor in a project', () => {
  it.each<[Partial<ApplyStanding>, string]>([
    [{ state: null }, 'add propose'],
    [{ state: 'matched' }, 'propose interested not_interested send_nda sign_nda award set_inactive'],
    [{ state: 'proposed' }, 'propose interested not_interested send_nda sign_nda award decline set_inactive'],
    [{ state: 'interested' }, 'not_interested send_nda sign_nda award decline set_inactive'],
    [{ state: 'nda_sent' }, 'not_interested send_nda sign_nda award decline set_inactive'],
    [{ state: 'nda_signed', ...signed }, 'not_interested upload_nbo upload_bo award decline set_inactive'],
    [{ state: 'memorandum_opened', ...signed }, 'not_interested upload_nbo upload_bo award decline set_inactive'],
    [
      { state: 'nbo_submitted', ...bid },
      'not_interested upload_nbo shortlist open_data_room upload_bo award decline set_inactive',
    ],
    [{ state: 'shortlisted', ...bid }, 'not_interested upload_nbo open_data_room upload_bo award decline set_inactive'],
    [{ state: 'data_room_open', ...bid }, 'not_interested upload_nbo upload_bo award decline set_inactive'],
    [{ state: 'bo_submitted', ...bid }, 'not_interested upload_nbo upload_bo award decline set_inactive'],
    [{ state: 'awarded', ...bid }, ''],
    [{ state: 'declined', ...bid }, 'reopen'],
    [{ state: 'not_interested' }, 'propose interested reopen'],
    [{ state: 'inactive' }, 'propose interested reopen'],
    [{ state: 'opted_out' }, ''],
  ])('%j: %s', (change, actions) => {
    expect(may(change).join(' ')).toBe(actions)
  })

  it.each([...applyStates])('none once the project is sold, in %s', (state) => {
    expect(may({ state, ...bid, isSold: true })).toEqual([])
  })

  it.each([...applyStates])('none but leaving while the investor is inactive, in %s', (state) => {
    expect(may({ state, isInvestorActive: false }).filter((action) => action !== 'set_inactive')).toEqual([])
  })

  it.each<[Partial<ApplyStanding>, string]>([
    [{ isPublished: false }, 'investors_reason_not_published'],
    [{ hasEmail: false }, 'investors_reason_no_email'],
    [{ isOptedOut: true }, 'investors_reason_opted_out'],
    [{ isSold: true }, 'investors_reason_sold'],
    [{ isInvestorActive: false }, 'investors_reason_investor_inactive'],
    [{ state: 'nbo_submitted' }, 'investors_reason_order'],
  ])('a proposal is refused with %j: %s', (change, reason) => {
    expect(applyCan.propose({ ...standing, ...change })).toEqual({ allowed: false, reason })
  })

  it.each<[ApplyAction, Partial<ApplyStanding>, string]>([
    ['add', { state: null, isSold: true }, 'investors_reason_sold'],
    ['add', { state: null, isInvestorActive: false }, 'investors_reason_investor_inactive'],
    ['interested', { isOptedOut: true }, 'investors_reason_opted_out'],
    ['send_nda', { isPublished: false }, 'investors_reason_not_published'],
    ['send_nda', { isOptedOut: true }, 'investors_reason_opted_out'],
    ['send_nda', { hasNda: true }, 'investors_reason_has_nda'],
    ['send_nda', { hasEmail: false }, 'investors_reason_no_email'],
    ['sign_nda', { isOptedOut: true }, 'investors_reason_opted_out'],
    ['shortlist', { state: 'nbo_submitted', hasNda: true }, 'investors_reason_no_nbo'],
    ['open_data_room', { state: 'shortlisted', hasNbo: true }, 'investors_reason_no_nda'],
    ['award', { state: 'bo_submitted', isOptedOut: true }, 'investors_reason_opted_out'],
    ['award', { state: 'bo_submitted', isReserved: true }, 'investors_reason_awarded_other'],
    ['reopen', { state: 'declined', isOptedOut: true }, 'investors_reason_opted_out'],
  ])('%s is refused with %j: %s', (action, change, reason) => {
    expect(applyCan[action]({ ...standing, ...change })).toEqual({ allowed: false, reason })
  })

  it('says first that the project is sold, whatever else is in the way', () => {
    const all = { isSold: true, isPublished: false, isOptedOut: true, hasEmail: false }
    expect(applyCan.propose({ ...standing, ...all })).toMatchObject({ reason: 'investors_reason_sold' })
  })

  it('an offer needs the NDA', () => {
    expect(applyCan.upload_nbo({ ...standing, state: 'interested' })).toEqual({
      allowed: false,
      reason: 'investors_reason_no_nda',
    })
  })
})

describe('reading the memorandum', () => {
  it.each<[Partial<ApplyStanding>, string]>([
    [{ state: 'nda_signed', hasNda: true }, 'yes'],
    [{ state: 'awarded', hasNda: true }, 'yes'],
    [{ state: 'interested' }, 'nda_missing'],
    [{ state: null }, 'nda_missing'],
    [{ state: 'declined', hasNda: true }, 'not_admitted'],
    [{ state: 'opted_out', hasNda: true }, 'not_admitted'],
    [{ state: 'inactive', hasNda: true }, 'not_admitted'],
    [{ state: 'nda_signed', hasNda: true, isOptedOut: true }, 'not_admitted'],
    [{ state: 'nda_signed', hasNda: true, isInvestorActive: false }, 'not_admitted'],
  ])('%j: %s', (change, answer) => {
    expect(mayReadMemorandum({ ...standing, ...change })).toBe(answer)
  })
})

describe('signing online', () => {
  it.each<[Partial<ApplyStanding>, boolean]>([
    [{ state: 'interested' }, true],
    [{ state: null }, true],
    [{ state: 'nda_sent' }, true],
    [{ state: 'nda_signed', hasNda: true }, false],
    [{ state: 'declined' }, false],
    [{ state: 'inactive' }, false],
    [{ isOptedOut: true }, false],
    [{ isInvestorActive: false }, false],
    [{ state: 'opted_out' }, false],
    [{ isSold: true }, false],
  ])('%j: %s', (change, allowed) => {
    expect(maySignOnline({ ...standing, ...change }).allowed).toBe(allowed)
  })
})

describe('the course', () => {
  it.each<[ApplyState, ApplyState, ApplyState]>([
    ['nda_signed', 'memorandum_opened', 'memorandum_opened'],
    ['bo_submitted', 'memorandum_opened', 'bo_submitted'],
    ['not_interested', 'interested', 'interested'],
  ])('from %s by %s: %s', (state, step, result) => {
    expect(furthest(state, step)).toBe(result)
  })

  it('an investor who left has reached nothing', () => {
    expect(hasReached('declined', 'interested')).toBe(false)
  })

  it('opens the document room from its step on, to all who have not left', () => {
    expect(statesInDataRoom).toEqual(applyStates.filter((state) => hasReached(state, 'data_room_open')))
  })

  it.each<[ApplyState, boolean]>([
    ['interested', true],
    ['nbo_submitted', true],
    ['bo_submitted', false],
  ])('an award from %s is direct: %s', (state, direct) => {
    expect(isDirectAssignment({ state })).toBe(direct)
  })
})
