import { describe, expect, it } from 'vitest'
import { applicationCan, applicationActions, applicationMay, type ApplicationActionName } from './application-can.ts'
import { applicationStates, type ApplicationState } from './application-state.ts'

const all = [...applicationStates]
const open: ApplicationState[] = ['active.new', 'active.in_progress', 'active.evaluated', 'with_offer.declined']
const withoutReservation: ApplicationState[] = [...open, 'sale.new']

/** Spec 2 §4 as a table: the states in which each action is allowed. */
const table: Record<ApplicationActionName, ApplicationState[]> = {
  beEvaluated: open,
  beOffered: open,
  beAssignedDirectly: open,
  haveOfferAnswered: ['with_offer'],
  haveOfferWithdrawn: ['with_offer'],
  haveAssignmentReleased: ['assigned'],
  haveAssignmentCancelled: ['assigned'],
  beActivated: ['inactive'],
  beDeactivated: withoutReservation,
  beDenied: withoutReservation,
  havePrioritiesChanged: withoutReservation,
  beDeleted: [...withoutReservation, 'inactive'],
}

const projectType = 'reletting'

describe('what may be done with an application', () => {
  it.each(applicationActions)('%s only in its states', (action) => {
    const allowed = all.filter((progressState) => applicationMay(action, { progressState }).allowed)
    expect(allowed.toSorted()).toEqual(table[action].toSorted())
  })

  it('gives a reason for every no', () => {
    for (const action of applicationActions) {
      for (const progressState of all) {
        const verdict = applicationMay(action, { progressState })
        expect(
          verdict.allowed || /^applications_reason_\w+$/.test(verdict.reason),
          `${action} in ${progressState}`,
        ).toBe(true)
      }
    }
  })

  it.each(['sale', 'saleb2b'] as const)('is neither offered nor assigned in %s', (type) => {
    const application = { progressState: 'active.evaluated' as const, secondEvaluation: null }
    const process = { secondEvaluationRequired: false, projectType: type }
    const refused = { allowed: false, reason: 'general_reason_project_sells' }
    expect(applicationCan.beOffered(application, process)).toEqual(refused)
    expect(applicationCan.beAssignedDirectly(application, process)).toEqual(refused)
  })

  it('waits for the second look where the project asks for it', () => {
    const application = { progressState: 'active.evaluated' as const, secondEvaluation: null }
    expect(applicationCan.beOffered(application, { secondEvaluationRequired: true, projectType })).toEqual({
      allowed: false,
      reason: 'applications_reason_second_evaluation_missing',
    })
    expect(applicationCan.beOffered(application, { secondEvaluationRequired: false, projectType }).allowed).toBe(true)
    const seenTwice = { ...application, secondEvaluation: 'B' as const }
    expect(applicationCan.beAssignedDirectly(seenTwice, { secondEvaluationRequired: true, projectType }).allowed).toBe(
      true,
    )
  })
})
