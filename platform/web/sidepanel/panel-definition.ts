// What can open in the side panel (spec 1 §2.5). Each area lists its panels; the host draws the frame around them.

import { lazy, type ComponentType } from 'react'
import type { Needed } from '#platform/rules/permissions.ts'

export const sidePanelKeys = [
  'ApartmentEdit',
  'ApartmentOffer',
  'ApplicationEdit',
  'ApplicationAdult',
  'ApplicationChild',
  'ApplicationEvaluation',
  'ApplicationSecondEvaluation',
  'ApplicationOffer',
  'ApplicationOfferDeclined',
  'ApplicationTotalPoints',
  'Messenger',
  'BudgetCostPlanEdit',
  'BudgetCostCategoryEdit',
  'BuildingEdit',
  'InvestorEdit',
  'InterestedPersonB2BEdit',
  'InvestorOffer',
  // The detail column's criteria form of the waitlist (spec 1 §6), which spec 1 §2.5 does not name.
  'WaitlistEdit',
  // Beside InterestedPersonB2BEdit, the one for the people who ask about homes.
  'InterestedPersonEdit',
] as const

export type SidePanelKey = (typeof sidePanelKeys)[number]

export interface PanelProps {
  id: string
  extra?: string
}

export interface PanelDefinition {
  key: SidePanelKey
  /** 550 px unless it is the messenger. */
  width?: 650
  /** Text key, shown until the panel sets its own title. */
  title: string
  permission?: Needed
  component: () => Promise<{ default: ComponentType<PanelProps> }>
  /** The page behind the go-to arrow. */
  goTo?: (id: string, extra?: string) => string
}

export interface LoadedPanel extends PanelDefinition {
  Content: ComponentType<PanelProps>
}

/** Its code comes when the panel first opens. */
export const loadable = (definition: PanelDefinition): LoadedPanel => ({
  ...definition,
  Content: lazy(definition.component),
})
