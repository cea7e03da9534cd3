// Interface to a deposit provider: opens a deposit for a tenant and returns its state (standards.md §4).

export const depositStates = [
  'invited',
  'in_progress',
  'active',
  'declined',
  'rejected_by_provider',
  'released',
] as const
export type DepositState = (typeof depositStates)[number]

/** True if the provider will not change this deposit any further. */
export const isSettled = (state: DepositState): boolean => !['invited', 'in_progress'].includes(state)

export interface NewDeposit {
  /** Our own reference; the provider repeats it in every response. */
  reference: string
  tenants: { firstName: string; lastName: string; email: string | null; birthDate: string | null }[]
  object: { reference: string; title: string; street: string; zip: string; city: string }
  /** Francs. */
  grossRent: number | null
  amount: number
  /** YYYY-MM-DD. */
  startsOn: string | null
  language: 'de' | 'fr'
}

export interface OpenedDeposit {
  id: string
  state: DepositState
  /** Address at which the tenant continues. */
  tenantUrl: string
}

export interface DepositProvider {
  name: string
  /** Signs in and does nothing else. */
  checkAccess(): Promise<void>
  open(deposit: NewDeposit): Promise<OpenedDeposit>
  stateOf(id: string): Promise<DepositState>
}

export class DepositFailed extends Error {
  readonly problem: 'unreachable' | 'refused'

  constructor(problem: DepositFailed['problem'], detail: string) {
    super(detail)
    this.problem = problem
  }
}
