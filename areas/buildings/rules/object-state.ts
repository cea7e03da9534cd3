// Object states and their public names (domain.md §5, spec 2 §4).

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

/** State of the letting to the next household while the current household has given notice. */
export const nextStates = ['available', 'with_offer', 'assigned', 'reserved', 'rented'] as const
export type NextState = (typeof nextStates)[number]

/** Text key of the state; for an object under notice, of the state of the next letting. */
export const stateTextOf = (object: { progressState: ObjectState; nextState: NextState | null }): string =>
  object.nextState === null ? `state_${object.progressState}` : `objects_notice_${object.nextState}`

export const objectKinds = ['apartment', 'parkingspace', 'other', 'craft', 'plot'] as const
export type ObjectKind = (typeof objectKinds)[number]

export const publicStates = ['free', 'reserved', 'rented', 'sold'] as const
export type PublicState = (typeof publicStates)[number]

/** Null for states hidden from the public. An open offer shows as reserved only if the project setting says so. */
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
