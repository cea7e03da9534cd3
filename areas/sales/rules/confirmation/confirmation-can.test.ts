import { describe, expect, it } from 'vitest'
import { applicationStates, type ApplicationState } from '#areas/applications/rules/application-state.ts'
import { confirmationCan } from './confirmation-can.ts'

const judged = (progressState: ApplicationState, more = {}) => ({
  progressState,
  anonymisedAt: null,
  contactEmail: 'anna@example.ch',
  ...more,
})

describe('a buying confirmation', () => {
  it('is sent, recorded and filled in until the reservation is signed', () => {
    const allowed = applicationStates.filter(
      (state) =>
        confirmationCan.beSent(judged(state), 'sale').allowed &&
        confirmationCan.beRecorded(judged(state), 'sale').allowed &&
        confirmationCan.beFilledIn(judged(state)).allowed,
    )
    expect(allowed).toEqual(['active.new', 'active.in_progress', 'active.evaluated', 'sale.new'])
  })

  it.each([
    [
      'where the project lets',
      confirmationCan.beSent(judged('active.new'), 'reletting'),
      'general_reason_project_lets',
    ],
    [
      'recorded where the project lets',
      confirmationCan.beRecorded(judged('active.new'), 'build'),
      'general_reason_project_lets',
    ],
    [
      'after the signature',
      confirmationCan.beRecorded(judged('sale.client.signed'), 'sale'),
      'applications_reason_reserved',
    ],
    ['when inactive', confirmationCan.beFilledIn(judged('inactive')), 'applications_reason_inactive'],
    [
      'without an address',
      confirmationCan.beSent(judged('active.new', { contactEmail: '' }), 'sale'),
      'sales_reason_no_address',
    ],
    [
      'when anonymised',
      confirmationCan.beRecorded(judged('active.new', { anonymisedAt: new Date() }), 'sale'),
      'applications_reason_anonymised',
    ],
  ])('is refused %s', (_title, verdict, reason) => {
    expect(verdict).toEqual({ allowed: false, reason })
  })
})
