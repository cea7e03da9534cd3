// Shape of the investors of the demo story.

import type { InvestorData } from '../../contract/investor.ts'
import type { ApplyState } from '../../rules/apply-state.ts'

export interface ToldOffer {
  /** Francs. */
  amount: number
  amountTo?: number
  conditions: string
  financing: string
  timing: string
}

export interface ToldApply {
  /** One of the projects of the story: the first or second that is open, the reserved or the sold one. */
  project: 'first' | 'second' | 'reserved' | 'sold'
  state: ApplyState
  /** Days since the last step. */
  since: number
  reason?: string
  isFavourite?: true
  nda?: 'click' | 'paper'
  nbo?: ToldOffer
  bo?: ToldOffer
}

export interface ToldInvestor extends Pick<InvestorData, 'company' | 'investorType'> {
  data: Partial<InvestorData>
  person: { title: 'ms' | 'mr'; firstName: string; lastName: string; function: string; domain: string }
  /** Days since it was recorded. */
  since: number
  left?: true
  optedOut?: string
  applies: readonly ToldApply[]
}

export const toldOffer = (amount: number, conditions: string, more: Partial<ToldOffer> = {}): ToldOffer => ({
  amount,
  conditions,
  financing: 'Eigenmittel',
  timing: 'Beurkundung innert acht Wochen',
  ...more,
})
