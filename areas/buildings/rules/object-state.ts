// The states of an object and what the public calls them (domain.md §5, spec 2 §4).

export const objectStates = [
  'draft',
  'available',
  'with_offer',
  'assigned',
  'reserved',
  'rented',
  'sold',
  'inactive',
] as const
export type ObjectState = (typeof objectStates)[number]

/** While the household that lives there has given notice: how far the letting to the next one has come. */
export const nextStates = ['available', 'with_offer', 'assigned', 'reserved', 'rented'] as const
export type NextState = (typeof nextStates)[number]

/** The text key of its word: an object under notice says how far the next letting has come. */
export const stateTextOf = (object: { progressState: ObjectState; nextState: NextState | null }): string =>
  object.nextState === null ? `state_${object.progressState}` : `objects_notice_${object.nextState}`

export const objectKinds = ['apartment', 'parkingspace', 'other', 'craft', 'plot'] as const
export type ObjectKind = (typeof objectKinds)[number]

export const publicStates = ['free', 'reserved', 'rented', 'sold'] as const
export type PublicState = (typeof publicStates)[number]

/** Null for what the public does not see at all. An open offer shows as reserved only when the project says so. */
export function publicStateOf(state: ObjectState, options: { reservedOnOpenOffer: boolean }): PublicState | null {
  switch (state) {
    case 'available':
      return 'free'
    case 'with_offer':
      return options.reservedOnOpenOffer ? 'reserved' : 'free'
    case 'assigned':
    case 'reserved':
      return 'reserved'
    case 'rented':
    case 'sold':
      return state
    case 'draft':
    case 'inactive':
      return null
  }
}
