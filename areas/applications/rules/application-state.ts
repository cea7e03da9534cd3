// The states an application passes through (spec 2 §4, domain.md §1.1).

export const applicationStates = [
  'active.new',
  'active.in_progress',
  'active.evaluated',
  'with_offer',
  'with_offer.declined',
  'assigned',
  'sale.new',
  'sale.client.signed',
  'sale.fee.transferred',
  'sale.reservation.completed',
  'inactive',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** States of an application to buy, from the buying confirmation on, in their order. The sale moves between them. */
export const saleStates = [
  'sale.new',
  'sale.client.signed',
  'sale.fee.transferred',
  'sale.reservation.completed',
] as const satisfies readonly ApplicationState[]
export type SaleState = (typeof saleStates)[number]
export const isSaleState = (state: ApplicationState): state is SaleState => saleStates.some((one) => one === state)

/** Separate keys for applications: French uses «attribuée» for an application, «attribué» for an object. */
export const applicationStateText = (state: string): string => `applications_state_${state.replaceAll('.', '_')}`

export const grades = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof grades)[number]

/** Last result of a credit bureau for the adults, best first; the worst adult counts. Grey means no information. */
export const creditLights = ['none', 'green', 'grey', 'yellow', 'red'] as const
export type CreditLight = (typeof creditLights)[number]

export const evaluationRounds = ['final', 'second_evaluation'] as const

export const deactivationReasons = [
  'withdrawn_by_applicant',
  'denied',
  'duplicate',
  'documents_missing',
  'not_reachable',
  'invalid',
  'rented_elsewhere',
  'other',
] as const
export type DeactivationReason = (typeof deactivationReasons)[number]

export const offerStates = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export const contractStates = ['without_contract', 'contract_sent', 'with_contract', 'quit'] as const
export type ContractState = (typeof contractStates)[number]
export const noticeGivers = ['tenant', 'landlord'] as const
