// Actions that staff may run on an object in each of its states. State changes by offers and assignments are not
// covered here.

import type { ObjectState } from '#areas/buildings/rules/object-state.ts'

export interface Standing {
  /** For an object under notice, the state of the letting to the next household. */
  lettingState: ObjectState
  /** Own state: an object under notice is still let, regardless of the next letting. */
  progressState: ObjectState
  isPublished: boolean
}

/** Further data for actions that concern the object itself rather than its next letting. */
export interface Ties {
  /** True if a household lives in the object or is about to move in. */
  isHeld: boolean
  /** Text key of the reason to keep the object, such as a past letting. */
  keptBecause: string | null
}

/** Text key of the reason; null if the action is allowed. */
type Obstacle = string | null

/** States in which a household or a buyer has the object, temporarily or permanently. */
const held: readonly ObjectState[] = ['with_offer', 'assigned', 'rented', 'sold']
const hidden: readonly ObjectState[] = ['draft', 'inactive']

export const obstacleTo = {
  /** Also allowed for objects let or sold outside this platform, if no household of the project has them. */
  activate({ lettingState, isHeld }: Standing & Ties): Obstacle {
    if (hidden.includes(lettingState) || lettingState === 'reserved') return null
    if ((lettingState === 'rented' || lettingState === 'sold') && !isHeld) return null
    return `objects_reason_${lettingState}`
  },

  /** Marks an object as let or sold outside this platform. */
  close({ lettingState, isHeld }: Standing & Ties): Obstacle {
    if (isHeld && lettingState === 'available') return 'objects_reason_held'
    return held.includes(lettingState) ? `objects_reason_${lettingState}` : null
  },

  remove({ lettingState, isHeld, keptBecause }: Standing & Ties): Obstacle {
    if (isHeld || lettingState === 'with_offer') return `objects_reason_${isHeld ? 'held' : lettingState}`
    if (keptBecause) return keptBecause
    // An object that was let or sold outside this platform cannot be deleted either.
    return lettingState === 'rented' || lettingState === 'sold' ? `objects_reason_${lettingState}` : null
  },

  deactivate({ progressState }: Standing): Obstacle {
    if (progressState === 'inactive') return 'objects_reason_inactive'
    return held.includes(progressState) ? `objects_reason_${progressState}` : null
  },

  reserve: ({ lettingState }: Standing): Obstacle =>
    lettingState === 'available' ? null : `objects_reason_${lettingState}`,

  publish({ progressState, isPublished }: Standing): Obstacle {
    if (isPublished) return 'objects_reason_published'
    return hidden.includes(progressState) ? `objects_reason_${progressState}` : null
  },

  unpublish: ({ isPublished }: Standing): Obstacle => (isPublished ? null : 'objects_reason_not_published'),
} as const satisfies Record<string, (object: Standing & Ties) => Obstacle>

/** In a project that sells, the buyer of a running reservation keeps the object until the reservation ends. */
export const obstacleWhileReserved = (action: ObjectAction, { lettingState, isHeld }: Standing & Ties): Obstacle =>
  isHeld && lettingState === 'reserved' && (action === 'activate' || action === 'close') ? 'objects_reason_held' : null

export const objectActions = ['activate', 'deactivate', 'reserve', 'publish', 'unpublish', 'close'] as const
export type ObjectAction = (typeof objectActions)[number]
