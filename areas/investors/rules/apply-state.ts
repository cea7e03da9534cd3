// States of an investor in one project (standards.md §11.3), and their order.

/** In the order of the process. */
export const applyStates = [
  'matched',
  'proposed',
  'interested',
  'not_interested',
  'opted_out',
  'nda_sent',
  'nda_signed',
  'memorandum_opened',
  'nbo_submitted',
  'shortlisted',
  'data_room_open',
  'bo_submitted',
  'awarded',
  'declined',
  'inactive',
] as const
export type ApplyState = (typeof applyStates)[number]

export const applyStateText = (state: ApplyState): string => `investors_apply_${state}`

/** The investor left or was turned down; they may come back, except by a mailing. */
const endedStates: readonly ApplyState[] = ['not_interested', 'opted_out', 'declined', 'inactive']

export const isEnded = (state: ApplyState): boolean => endedStates.includes(state)

/** Steps of the process in order. */
export const course: readonly ApplyState[] = applyStates.filter((state) => !isEnded(state))

/** True if the state is this step or a later one. */
export const hasReached = (state: ApplyState, step: ApplyState): boolean =>
  !isEnded(state) && course.indexOf(state) >= course.indexOf(step)

/** An event never moves an investor back: a memorandum opened again after the offer changes nothing. */
export const furthest = (state: ApplyState, step: ApplyState): ApplyState => (hasReached(state, step) ? state : step)

/** May enter a document room. */
export const statesInDataRoom: readonly ApplyState[] = ['data_room_open', 'bo_submitted', 'awarded']

/** Channel by which a step happened, kept as proof. */
export const channels = ['staff', 'mail', 'phone', 'paper', 'account', 'link', 'system'] as const
export type Channel = (typeof channels)[number]
