import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

/** Where the objects of a kind stand together. */
export const listPath: Record<ObjectKind, string> = {
  apartment: '/objects/apartments',
  parkingspace: '/objects/parking',
  other: '/objects/outbuildings',
  craft: '/objects/business',
  plot: '/objects/plots',
}
