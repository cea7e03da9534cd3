// States of an interested person (domain.md §4), sources, and reasons for deactivation.

export const personStates = ['new', 'contacted', 'applied', 'inactive'] as const
export type PersonState = (typeof personStates)[number]

export const personStateText = (state: PersonState): string => `interested_people_state_${state}`

export const personTitles = ['ms', 'mr', 'other'] as const

export const personSources = ['phone', 'mail', 'counter', 'website', 'portal', 'recommendation', 'other'] as const

export const leaveReasons = [
  'found_elsewhere',
  'found_here',
  'no_longer_interested',
  'no_answer',
  'duplicate',
  'other',
] as const
export type LeaveReason = (typeof leaveReasons)[number]

/** Same limit as in the application form. */
export const mostWanted = 3

/** Days after which the data of an inactive person is deleted: it is no longer needed for any decision. */
export const keptDaysAfterLeaving = 180

/** People who became inactive before this moment are deleted. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - keptDaysAfterLeaving * 86_400_000)

interface Past {
  applicationId: string | null
  hasBeenWrittenTo: boolean
}

/** State of a person after reactivation. */
export function stateAfterActivation({ applicationId, hasBeenWrittenTo }: Past): PersonState {
  if (applicationId) return 'applied'
  return hasBeenWrittenTo ? 'contacted' : 'new'
}
