// Initial values of a new building: everything unknown.

import { noBuildingFacts } from '../rules/building-facts.ts'
import type { BuildingData } from './buildings.ts'

export const noBuilding: BuildingData = {
  title: '',
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  canton: '',
  colony: null,
  district: null,
  constructionYear: null,
  floors: 1,
  hasLift: null,
  ownerName: null,
  egid: null,
  hidesHouseNumber: false,
  ...noBuildingFacts,
}
