// What a rental agreement has to name before it can be sent, and what the law says about the deposit (domain.md §6).

export interface ContractPapers {
  contractStart: string | null
  grossRent: number | null
  deposit: number | null
  parties: readonly { dateOfBirth: string | null }[]
}

/** Monthly rents that may be asked as deposit for a home. */
export const highestDepositMonths = 3

export const depositMonthsOf = ({ deposit, grossRent }: Pick<ContractPapers, 'deposit' | 'grossRent'>): number | null =>
  deposit === null || !grossRent ? null : Math.round((deposit / grossRent) * 10) / 10

/** Keys of what is missing or not lawful; nothing is blocked by them, a person decides. */
export function missingFor(papers: ContractPapers): string[] {
  const months = depositMonthsOf(papers)
  return [
    papers.contractStart === null && 'start',
    papers.grossRent === null && 'rent',
    papers.parties.some(({ dateOfBirth }) => dateOfBirth === null) && 'birth',
    months !== null && months > highestDepositMonths && 'deposit_too_high',
  ].filter((key) => key !== false)
}
