// A difference of price in words: + CHF 1'200.00, – CHF 300.00, CHF 0.00.

import { moneyWords } from '../money-words.ts'

export const signedMoneyWords = (rappen: number): string => {
  const amount = moneyWords(Math.abs(rappen))
  if (rappen === 0) return amount
  return `${rappen > 0 ? '+' : '–'} ${amount}`
}
