// A key figure in words: «3.85 %» or «CHF 512'000».

import { grouped } from '#platform/rules/amounts/written-money.ts'
import type { Figure } from './key-figures.ts'
import { percentText } from './percent-text.ts'

export const figureText = ({ kind, value }: Pick<Figure, 'kind' | 'value'>): string =>
  kind === 'share' ? percentText(value) : amountText(value)

/** Whole francs: key figures are not more exact than their inputs. */
export const amountText = (amount: number): string => `CHF\u00a0${grouped(String(Math.round(amount)))}`
