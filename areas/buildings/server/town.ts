// A postcode and a town that certainly do not belong together are told at the town.

import { fieldRefusal } from '#platform/server/app-error.ts'
import type { BuildingData } from '../contract/buildings.ts'
import { townFits } from '../rules/places.ts'

/** `within` is where the form keeps the building. */
export function checkTown({ postalCode, city }: Pick<BuildingData, 'postalCode' | 'city'>, within = ''): void {
  if (!townFits(postalCode, city)) throw fieldRefusal(`${within}city`, 'buildings_town_differs', { postalCode, city })
}
