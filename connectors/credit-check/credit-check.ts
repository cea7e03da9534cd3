// Interface to a credit bureau: one person, one light. It decides nothing (standards.md §3).

export const creditLights = ['green', 'yellow', 'red', 'grey'] as const
/** Grey: the bureau has no information on this person. */
export type CreditLight = (typeof creditLights)[number]

export const creditStatuses = ['done', 'not_found', 'ambiguous'] as const
export type CreditStatus = (typeof creditStatuses)[number]

export interface CheckedPerson {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string | null
  sex: 'MALE' | 'FEMALE' | 'UNKNOWN'
  address: { street: string; houseNumber: string; zip: string; city: string }
  email: string | null
  phone: string | null
}

export interface CreditResult {
  status: CreditStatus
  light: CreditLight
  /** Reference under which the bureau stores its response; needed for disputes. */
  reference: string
  report: Buffer | null
}

export interface CreditBureau {
  name: string
  check(person: CheckedPerson, reference: string): Promise<CreditResult>
}

export class CreditCheckFailed extends Error {
  readonly problem: 'unreachable' | 'refused'

  constructor(problem: CreditCheckFailed['problem'], detail: string) {
    super(detail)
    this.problem = problem
  }
}
