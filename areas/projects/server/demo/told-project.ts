// A project of the demo story.

import type { Language } from '#platform/rules/project-type.ts'
import type { BuildingZone, InvestorType, PropertyUse } from '../../rules/project-choices.ts'
import type { ProjectState } from '../../rules/project-state.ts'
import type { TextComponent } from '../../rules/text-components.ts'

type Texts = Partial<Record<TextComponent, Record<Language, string>>>

export interface ToldProject {
  title: string
  referenceNumber: string
  state: ProjectState
  /** Days since it was entered, and since it was published; null if it never was. */
  entered: number
  published: number | null
  street: string
  houseNumber: string
  postalCode: string
  city: string
  canton: string
  /** Center of the town. */
  town: [longitude: number, latitude: number]
  uses: PropertyUse[]
  zones: BuildingZone[]
  owner: string
  /** Francs. */
  price: number
  targetRent: number
  vacancyLoss: number
  runningCosts: number
  purchaseCosts: number | null
  apartments: number | null
  floorArea: number
  landArea: number
  year: number
  floors: number
  /** Days from now. */
  nbo: number | null
  bo: number | null
  showsPrice: boolean
  investors: InvestorType[]
  texts: Texts
}
