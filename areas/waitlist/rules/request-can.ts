// Actions allowed in each state of a request. Guards the handlers, disables the buttons and gives the reason.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ApplicationState } from '#areas/applications/rules/application-state.ts'
import { waitingStates, type RequestState } from './request-state.ts'

interface Standing {
  progressState: RequestState
}

export const requestActions = [
  'accept',
  'edit',
  'send_form',
  'prioritise',
  'decline',
  'deactivate',
  'activate',
  'delete',
] as const
export type RequestAction = (typeof requestActions)[number]

const statesOf: Record<RequestAction, readonly RequestState[]> = {
  accept: ['new'],
  edit: waitingStates,
  send_form: waitingStates,
  prioritise: waitingStates,
  decline: waitingStates,
  deactivate: [...waitingStates, 'declined'],
  activate: ['inactive', 'declined'],
  delete: ['inactive', 'declined'],
}

const reasonOf: Record<RequestState, string> = {
  sent: 'waitlist_reason_sent',
  new: 'waitlist_reason_new',
  'waitlist.accepted': 'waitlist_reason_accepted',
  declined: 'waitlist_reason_declined',
  inactive: 'waitlist_reason_inactive',
}

/** Reasons that name the required state, where that is clearer than naming the current state. */
const missingOf: Partial<Record<RequestAction, string>> = {
  activate: 'waitlist_reason_still_waits',
  delete: 'waitlist_reason_delete_left_only',
}

const inState = (action: RequestAction, { progressState }: Standing): Verdict =>
  statesOf[action].includes(progressState) ? yes : no(missingOf[action] ?? reasonOf[progressState])

interface Reached {
  contactEmail: string | null
  applicationId: string | null
}

interface Addressed extends Standing, Reached {}

/** By mail, or by letter to the address of the application. */
export const canBeReached = ({ contactEmail, applicationId }: Reached): boolean =>
  Boolean(contactEmail) || applicationId !== null

/** One predicate per action: `requestCan.accept(request)`. */
export const requestCan = {
  accept: (request: Standing) => inState('accept', request),
  edit: (request: Standing) => inState('edit', request),
  send_form: (request: Addressed): Verdict =>
    canBeReached(request) ? inState('send_form', request) : no('waitlist_reason_no_email'),
  prioritise: (request: Standing) => inState('prioritise', request),
  decline: (request: Standing) => inState('decline', request),
  deactivate: (request: Standing) => inState('deactivate', request),
  activate: (request: Standing) => inState('activate', request),
  delete: (request: Standing) => inState('delete', request),
} satisfies Record<RequestAction, (request: Addressed) => Verdict>

interface Homeless {
  progressState: ApplicationState
  anonymisedAt: Date | null
}

/** Refused for applications with an open offer or an assigned object, and for anonymised ones. */
export function applicationCanWait({ progressState, anonymisedAt }: Homeless): Verdict {
  if (anonymisedAt) return no('applications_reason_anonymised')
  if (progressState === 'with_offer') return no('applications_reason_offer_open')
  return progressState === 'assigned' ? no('applications_reason_assigned') : yes
}

interface Left {
  waitsSince: Date | null
  leftAt: Date | null
  kinds: readonly string[]
}

/**
 * State after reactivation: a request accepted before is accepted again; others return to `new` if their form was
 * completed, otherwise to `sent`.
 */
export function stateAfterActivation({ waitsSince, kinds }: Left): RequestState {
  if (waitsSince) return 'waitlist.accepted'
  return kinds.length > 0 ? 'new' : 'sent'
}

const monthsKept = 3

/** Within three months the waiting time is kept; later it starts anew (domain.md §7). */
export function waitsSinceAfterActivation({ waitsSince, leftAt }: Left, now: Date): Date | null {
  if (!waitsSince || !leftAt) return waitsSince
  const kept = new Date(leftAt)
  kept.setUTCMonth(kept.getUTCMonth() + monthsKept)
  return kept >= now ? waitsSince : now
}
