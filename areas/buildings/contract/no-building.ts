// What a new building begins with: nothing that nobody has said.

import type { BuildingData } from './buildings.ts'

export const noBuilding: BuildingData = {
  title: '',
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  canton: '',
  colony: null,
  constructionYear: null,
  floors: 1,
  hasLift: null,
  ownerName: null,
  egid: null,
}
