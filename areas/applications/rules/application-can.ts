// Actions allowed in each state of an application (spec 2 §4). List, details and server share this table: it guards
// the handlers, disables the buttons and gives the reason.

import { canLet, type ProjectType } from '#platform/rules/project-type.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ApplicationState, ContractState, Grade } from './application-state.ts'

export const applicationActions = [
  'beEvaluated',
  'beOffered',
  'beAssignedDirectly',
  'haveOfferAnswered',
  'haveOfferWithdrawn',
  'haveAssignmentReleased',
  'haveAssignmentCancelled',
  'beActivated',
  'beDeactivated',
  'beDenied',
  'havePrioritiesChanged',
  'beDeleted',
] as const
export type ApplicationActionName = (typeof applicationActions)[number]

const open: ApplicationState[] = ['active.new', 'active.in_progress', 'active.evaluated', 'with_offer.declined']
/** In the later states of a sale a reservation exists, which has to be released first. */
const withoutReservation: ApplicationState[] = [...open, 'sale.new']

const statesOf: Record<ApplicationActionName, readonly ApplicationState[]> = {
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

/** Reason shown when the state forbids the action. */
const reasonOf: Record<ApplicationState, string> = {
  'active.new': 'applications_reason_still_new',
  'active.in_progress': 'applications_reason_in_progress',
  'active.evaluated': 'applications_reason_evaluated',
  'with_offer.declined': 'applications_reason_offer_declined',
  with_offer: 'applications_reason_offer_open',
  assigned: 'applications_reason_assigned',
  'sale.new': 'applications_reason_buying_confirmed',
  'sale.client.signed': 'applications_reason_reserved',
  'sale.fee.transferred': 'applications_reason_reserved',
  'sale.reservation.completed': 'applications_reason_reserved',
  inactive: 'applications_reason_inactive',
}

/** Required state, for actions where that explains more than the current state. */
const missingOf: Partial<Record<ApplicationActionName, string>> = {
  haveOfferAnswered: 'applications_reason_no_open_offer',
  haveOfferWithdrawn: 'applications_reason_no_open_offer',
  haveAssignmentReleased: 'applications_reason_not_assigned',
  haveAssignmentCancelled: 'applications_reason_not_assigned',
  beActivated: 'applications_reason_not_inactive',
}

interface InState {
  progressState: ApplicationState
  /** Time of anonymisation; null before. */
  anonymisedAt?: Date | null | undefined
}

interface Judged extends InState {
  secondEvaluation: Grade | null
}

/** Project settings that the rules need: the project type, and whether a second evaluation is required. */
interface Process {
  secondEvaluationRequired: boolean
  projectType: ProjectType
}

type Forgettable = Pick<InState, 'anonymisedAt'>

/** An anonymised application cannot be changed or reactivated. */
const notOfTheForgotten = ({ anonymisedAt }: Forgettable): Verdict =>
  anonymisedAt ? no('applications_reason_anonymised') : yes

export function applicationMay(action: ApplicationActionName, application: InState): Verdict {
  const { progressState } = application
  const known = notOfTheForgotten(application)
  if (!known.allowed && action !== 'beDeleted') return known
  if (statesOf[action].includes(progressState)) return yes
  return no(missingOf[action] ?? reasonOf[progressState])
}

const afterSecondLook = (action: ApplicationActionName, application: Judged, process: Process): Verdict => {
  const letting = canLet(process.projectType)
  if (!letting.allowed) return letting
  const verdict = applicationMay(action, application)
  if (!verdict.allowed || !process.secondEvaluationRequired || application.secondEvaluation) return verdict
  return no('applications_reason_second_evaluation_missing')
}

/** Rules that read as sentences: `applicationCan.beOffered(application, process)`. */
export const applicationCan = {
  /** Checked for every write to a locked application or its related records (`lockApplication`). */
  beWrittenTo: notOfTheForgotten,
  beEvaluated: (application: InState) => applicationMay('beEvaluated', application),
  beOffered: (application: Judged, process: Process) => afterSecondLook('beOffered', application, process),
  beAssignedDirectly: (application: Judged, process: Process) =>
    afterSecondLook('beAssignedDirectly', application, process),
  haveOfferAnswered: (application: InState) => applicationMay('haveOfferAnswered', application),
  haveOfferWithdrawn: (application: InState) => applicationMay('haveOfferWithdrawn', application),
  haveAssignmentReleased: (application: InState) => applicationMay('haveAssignmentReleased', application),
  haveAssignmentCancelled: (application: InState) => applicationMay('haveAssignmentCancelled', application),
  beActivated: (application: InState) => applicationMay('beActivated', application),
  /** After the contract is sent, the adults it names are fixed. Children are not parties to it. */
  haveAnAdultAdded: (application: Forgettable, contractState: ContractState | null) => {
    const isOut = contractState !== null && contractState !== 'without_contract'
    return isOut ? no('applications_reason_agreement_out') : notOfTheForgotten(application)
  },
  haveAnAdultTakenOut: (application: Forgettable, contractState: ContractState | null) =>
    applicationCan.haveAnAdultAdded(application, contractState),
  haveAChildAdded: notOfTheForgotten,
  beDeactivated: (application: InState) => applicationMay('beDeactivated', application),
  /** An offer is declined through its own link; after an assignment the applicant must contact the landlord. */
  beWithdrawnByApplicant: (application: InState): Verdict => {
    if (application.progressState === 'with_offer') return no('applications_reason_answer_the_offer')
    if (application.progressState === 'assigned') return no('applications_reason_assigned_to_you')
    return applicationMay('beDeactivated', application)
  },
  beDenied: (application: InState) => applicationMay('beDenied', application),
  havePrioritiesChanged: (application: InState) => applicationMay('havePrioritiesChanged', application),
  beDeleted: (application: InState) => applicationMay('beDeleted', application),
}

/** A wish can be denied only once. */
export function wishCanBeDenied(application: InState, wish: { isDenied: boolean }): Verdict {
  const verdict = applicationMay('beDenied', application)
  return verdict.allowed && wish.isDenied ? no('applications_reason_wish_denied') : verdict
}
