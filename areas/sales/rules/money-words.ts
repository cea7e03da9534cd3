// Amounts in words of a document: CHF 20'000.00.

import { writtenMoney } from '#platform/rules/amounts/written-money.ts'

export const moneyWords = (rappen: number): string => writtenMoney(rappen)
