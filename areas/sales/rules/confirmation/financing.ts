// Compares the financing with the price. The result is a hint and prevents nothing: only the bank decides.

export interface Means {
  /** Null if not stated. The same unit as the price. */
  ownMeans: number | null
  pensionFunds: number | null
  mortgage: number | null
}

export interface FinancingHint {
  key: 'sales_financing_covered' | 'sales_financing_missing' | 'sales_financing_few_own' | 'sales_financing_hard_own'
  amount: number
}

/** Banks expect a fifth of own means, half of it not from the pension funds (self-regulation of the Swiss banks). */
const ownPart = 0.2
const hardPart = 0.1

/** Returns no hints if nothing is stated or the object has no price. */
export function financingHints(price: number | null, means: Means): FinancingHint[] {
  const { ownMeans, pensionFunds, mortgage } = means
  if (!price || (ownMeans === null && pensionFunds === null && mortgage === null)) return []
  const hard = ownMeans ?? 0
  const own = hard + (pensionFunds ?? 0)
  const missing = price - own - (mortgage ?? 0)
  const covers: FinancingHint =
    missing > 0
      ? { key: 'sales_financing_missing', amount: missing }
      : { key: 'sales_financing_covered', amount: own + (mortgage ?? 0) }
  const hints: FinancingHint[] = [covers]
  if (own < price * ownPart) hints.push({ key: 'sales_financing_few_own', amount: price * ownPart })
  else if (hard < price * hardPart) hints.push({ key: 'sales_financing_hard_own', amount: price * hardPart })
  return hints
}
