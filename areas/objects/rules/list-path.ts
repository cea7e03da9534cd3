import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

/** Path of the list of each kind. */
export const listPath: Record<ObjectKind, string> = {
  apartment: '/objects/apartments',
  parkingspace: '/objects/parking',
  other: '/objects/outbuildings',
  craft: '/objects/business',
  plot: '/objects/plots',
}
