// Allowed transitions of an application, written from the specification and not from the implementation, so that
// tests can compare both.

import type { ApplicationState } from '../../rules/application-state.ts'
import type { AssignmentStanding } from '../../rules/offers/assignment-can.ts'

export const actions = [
  'grade',
  'ungrade',
  'offer',
  'withdraw',
  'accept',
  'decline',
  'assign',
  'release',
  'cancel',
  'contract_sent',
  'with_contract',
  'quit',
  'reset',
  'deactivate',
  'activate',
  'deny',
  'remind',
  'confirm',
  'reorder',
  'time passes',
  'years pass',
] as const
export type Action = (typeof actions)[number]

export interface Standing {
  state: ApplicationState
  /** An overall grade exists. */
  isGraded: boolean
  /** Last state before it became inactive, if known. */
  cameFrom?: ApplicationState | undefined
}

const active: readonly ApplicationState[] = ['active.new', 'active.in_progress', 'active.evaluated']
const open: readonly ApplicationState[] = [...active, 'with_offer.declined']

const judged = (isGraded: boolean): ApplicationState => (isGraded ? 'active.evaluated' : 'active.in_progress')

/** Returns the state that an action on this application leads to; null if it changes nothing or is not allowed. */
export function wayOf(action: Action, { state, isGraded, cameFrom }: Standing): ApplicationState | null {
  const from = (states: readonly ApplicationState[], to: ApplicationState) => (states.includes(state) ? to : null)
  switch (action) {
    case 'grade':
      return from(active, 'active.evaluated')
    case 'ungrade':
      return from(['active.evaluated'], 'active.in_progress')
    case 'offer':
      return from(open, 'with_offer')
    case 'withdraw':
      return from(['with_offer'], judged(isGraded))
    case 'accept':
    case 'confirm':
      return from(['with_offer'], 'assigned')
    case 'decline':
      return from(['with_offer'], 'with_offer.declined')
    case 'assign':
      return from(open, 'assigned')
    case 'cancel':
      return from(['assigned'], judged(isGraded))
    case 'deactivate':
    case 'deny':
      return from(open, 'inactive')
    case 'activate':
      return from(['inactive'], cameFrom && active.includes(cameFrom) ? cameFrom : judged(isGraded))
    case 'release':
    case 'contract_sent':
    case 'with_contract':
    case 'quit':
    case 'reset':
    case 'remind':
    case 'reorder':
    case 'time passes':
      return null
    case 'years pass':
      return from(['with_offer'], 'with_offer.declined')
  }
}

const takesObject: readonly Action[] = ['accept', 'confirm', 'assign']

/** Returns the new state of another application with an offer of the same object; null if it does not change. */
export function wayBeside(action: Action, { state, isGraded }: Standing): ApplicationState | null {
  if (state !== 'with_offer') return null
  if (action === 'years pass') return 'with_offer.declined'
  return takesObject.includes(action) ? judged(isGraded) : null
}

/** Actions that the screen offers in each state; likelier ones are repeated. */
export function offeredFor(progressState: ApplicationState, current: AssignmentStanding | undefined): Action[] {
  if (progressState === 'with_offer') return ['withdraw', 'accept', 'accept', 'confirm', 'decline', 'remind']
  if (progressState === 'inactive') return ['activate']
  if (progressState !== 'assigned')
    return ['grade', 'ungrade', 'offer', 'offer', 'offer', 'assign', 'deactivate', 'deny', 'reorder']
  if (current?.state === 'assigned') return ['release', 'release', 'cancel']
  if (current?.contractState === 'without_contract') return ['contract_sent', 'contract_sent', 'cancel']
  if (current?.contractState === 'contract_sent') return ['with_contract', 'with_contract', 'reset']
  if (current?.contractState === 'with_contract') return ['quit', 'quit', 'quit', 'reset']
  return current?.endedAt ? ['reset'] : ['years pass', 'reset']
}
