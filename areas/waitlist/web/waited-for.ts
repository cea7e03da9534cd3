// Decides which objects show matching waitlist requests.

import type { ObjectView } from '#areas/objects/contract/object.ts'

/** True until the object is let. Land has no waitlist. */
export const isWaitedFor = ({ kind, letting_state: state }: Pick<ObjectView, 'kind' | 'letting_state'>): boolean =>
  kind !== 'plot' && (state === 'available' || state === 'with_offer' || state === 'reserved' || state === 'draft')
