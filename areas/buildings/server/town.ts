// Reports a postcode that does not belong to the town at the town field.

import { fieldRefusal } from '#platform/server/app-error.ts'
import type { BuildingData } from '../contract/buildings.ts'
import { townFits } from '../rules/places.ts'

/** `within` is the path of the building in the form. */
export function checkTown({ postalCode, city }: Pick<BuildingData, 'postalCode' | 'city'>, within = ''): void {
  if (!townFits(postalCode, city)) throw fieldRefusal(`${within}city`, 'buildings_town_differs', { postalCode, city })
}
