import { describe, expect, it } from 'vitest'
import { applicationCan, applicationDeeds, applicationMay, type ApplicationDeed } from './application-can.ts'
import { applicationStates, type ApplicationState } from './application-state.ts'

const all = [...applicationStates]
const open: ApplicationState[] = ['active.new', 'active.in_progress', 'active.evaluated', 'with_offer.declined']

/** Spec 2 §4, read as a table: in which states each deed may be done. */
const table: Record<ApplicationDeed, ApplicationState[]> = {
  beEvaluated: open,
  beOffered: open,
  beAssignedDirectly: open,
  haveOfferAnswered: ['with_offer'],
  haveOfferWithdrawn: ['with_offer'],
  haveAssignmentReleased: ['assigned'],
  haveAssignmentCancelled: ['assigned'],
  beActivated: ['inactive'],
  beDeactivated: open,
  beDenied: open,
  havePrioritiesChanged: open,
  beDeleted: [...open, 'inactive'],
}

const projectType = 'reletting'

describe('what may be done with an application', () => {
  it.each(applicationDeeds)('%s only in its states', (deed) => {
    const allowed = all.filter((progressState) => applicationMay(deed, { progressState }).allowed)
    expect(allowed.toSorted()).toEqual(table[deed].toSorted())
  })

  it('gives a reason for every no', () => {
    for (const deed of applicationDeeds) {
      for (const progressState of all) {
        const verdict = applicationMay(deed, { progressState })
        expect(verdict.allowed || /^applications_reason_\w+$/.test(verdict.reason), `${deed} in ${progressState}`).toBe(
          true,
        )
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
