// A difference of price in words: + CHF 1'200.00, – CHF 300.00, CHF 0.00.

import { writtenMoney } from '#platform/rules/amounts/written-money.ts'

export const signedMoneyWords = (rappen: number): string => {
  const amount = writtenMoney(Math.abs(rappen))
  if (rappen === 0) return amount
  return `${rappen > 0 ? '+' : '–'} ${amount}`
}
