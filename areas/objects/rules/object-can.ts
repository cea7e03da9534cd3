// What staff may do with an object in each of its states. Offers and assignments move it by themselves; these do not.

import type { ObjectState } from '#areas/buildings/rules/object-state.ts'

export interface Standing {
  /** Of an object under notice, that of the letting to the next household. */
  lettingState: ObjectState
  /** What stands of an object whose tenants leave: it is let, whatever comes next. */
  progressState: ObjectState
  isPublished: boolean
}

/** What the actions on the object itself, and not on its next letting, have to know besides. */
export interface Ties {
  /** A household has it, or is to have it. */
  isHeld: boolean
  /** What would lose its reason if the object were gone: a letting that was, or a wish that is somebody's only one. */
  hangs: 'letting' | 'wish' | null
}

/** A text key that says why not, or null when nothing stands in the way. */
type Obstacle = string | null

/** Held by a household or a buyer, now or for good. */
const held: readonly ObjectState[] = ['with_offer', 'assigned', 'rented', 'sold']
const hidden: readonly ObjectState[] = ['draft', 'inactive']

export const obstacleTo = {
  /** Also what was let or sold by other hands, as long as no household of ours has it. */
  activate({ lettingState, isHeld }: Standing & Ties): Obstacle {
    if (hidden.includes(lettingState) || lettingState === 'reserved') return null
    if ((lettingState === 'rented' || lettingState === 'sold') && !isHeld) return null
    return `objects_reason_${lettingState}`
  },

  /** Let or sold by other hands. */
  close({ lettingState, isHeld }: Standing & Ties): Obstacle {
    if (isHeld && lettingState === 'available') return 'objects_reason_held'
    return held.includes(lettingState) ? `objects_reason_${lettingState}` : null
  },

  remove({ lettingState, isHeld, hangs }: Standing & Ties): Obstacle {
    if (isHeld || lettingState === 'with_offer') return `objects_reason_${isHeld ? 'held' : lettingState}`
    if (hangs) return `objects_reason_hangs_${hangs}`
    // Let or sold by other hands is let or sold, too.
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

export const objectActions = ['activate', 'deactivate', 'reserve', 'publish', 'unpublish', 'close'] as const
export type ObjectAction = (typeof objectActions)[number]
