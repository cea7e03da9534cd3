// The states of a request on the waitlist (domain.md §1.1, spec 2 §4), and the reasons for leaving it.

export const requestStates = ['new', 'waitlist.accepted', 'sent', 'declined', 'inactive'] as const
export type RequestState = (typeof requestStates)[number]

/** States of requests that are still waiting, checked or not. */
export const waitingStates = ['sent', 'new', 'waitlist.accepted'] as const satisfies readonly RequestState[]

export const requestStateText = (state: RequestState): string => `waitlist_state_${state.replace('waitlist.', '')}`

export const leaveReasons = [
  'found_elsewhere',
  'found_here',
  'withdrawn',
  'no_answer',
  'duplicate',
  'not_entitled',
  'other',
] as const
export type LeaveReason = (typeof leaveReasons)[number]

/** 1 is the highest. The firm defines the meaning of each priority. */
export const priorities = [1, 2, 3, 4, 5] as const
export const usualPriority = 3

export const requestSources = ['staff', 'application', 'form'] as const
