// What staff may do with an object in each of its states. Offers and assignments move it by themselves; these do not.

import type { ObjectState } from './object-state.ts'

export interface Standing {
  /** Of an object under notice, that of the letting to the next household. */
  lettingState: ObjectState
  /** What stands of an object whose tenants leave: it is let, whatever comes next. */
  progressState: ObjectState
  isPublished: boolean
}

/** A text key that says why not, or null when nothing stands in the way. */
type Obstacle = string | null

/** Held by a household or a buyer, now or for good. */
const held: readonly ObjectState[] = ['with_offer', 'assigned', 'rented', 'sold']
const hidden: readonly ObjectState[] = ['draft', 'inactive']

export const obstacleTo = {
  activate: ({ lettingState }: Standing): Obstacle =>
    hidden.includes(lettingState) || lettingState === 'reserved' ? null : `objects_reason_${lettingState}`,

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
} as const satisfies Record<string, (object: Standing) => Obstacle>

export const objectDeeds = ['activate', 'deactivate', 'reserve', 'publish', 'unpublish'] as const
export type ObjectDeed = (typeof objectDeeds)[number]
