// Key figures of an investment (standards.md §11.4), each with the way it was computed. Amounts in one unit, such as
// francs; a figure without its inputs is null.

export interface Amounts {
  price: number | null
  /** Net rent of a year if everything is let, without ancillary costs. */
  targetRent: number | null
  vacancyLoss: number | null
  runningCosts: number | null
  purchaseCosts: number | null
  apartments: number | null
  floorArea: number | null
}

export const figureKeys = [
  'gross_yield',
  'net_yield',
  'vacancy_rate',
  'price_per_apartment',
  'price_per_square_meter',
] as const
export type FigureKey = (typeof figureKeys)[number]

export interface Figure {
  key: FigureKey
  /** A share for yields and rates, otherwise an amount. */
  value: number
  kind: 'share' | 'amount'
  /** Dividend and divisor that were used. */
  of: [dividend: number, divisor: number]
}

function divided(key: FigureKey, kind: Figure['kind'], dividend: number | null, divisor: number | null): Figure[] {
  if (dividend === null || divisor === null || divisor <= 0) return []
  return [{ key, kind, value: dividend / divisor, of: [dividend, divisor] }]
}

/** Rent received after vacancy; vacancy counts as none where it is unknown. */
const received = ({ targetRent, vacancyLoss }: Amounts) =>
  targetRent === null ? null : targetRent - (vacancyLoss ?? 0)

export function keyFiguresOf(amounts: Amounts): Figure[] {
  const { price, targetRent, vacancyLoss, runningCosts, purchaseCosts, apartments, floorArea } = amounts
  const rent = received(amounts)
  const earned = rent === null || runningCosts === null ? null : rent - runningCosts
  // Without the purchase costs a net yield would look better than it is.
  const invested = price === null || purchaseCosts === null ? null : price + purchaseCosts
  return [
    ...divided('gross_yield', 'share', targetRent, price),
    ...divided('net_yield', 'share', earned, invested),
    ...divided('vacancy_rate', 'share', vacancyLoss, targetRent),
    ...divided('price_per_apartment', 'amount', price, apartments),
    ...divided('price_per_square_meter', 'amount', price, floorArea),
  ]
}

/** Bounds in francs; the teaser names the class where it does not show the price. */
export const volumeClasses = [5e6, 10e6, 20e6, 50e6, 100e6] as const

/** Key of the class: `to_5`, `5_10`, …, `from_100`, in millions. */
export function volumeClassOf(price: number): string {
  const above = volumeClasses.findIndex((bound) => price < bound)
  const millions = volumeClasses.map((bound) => bound / 1e6)
  if (above === 0) return `to_${millions[0]}`
  if (above === -1) return `from_${millions.at(-1)}`
  return `${millions[above - 1]}_${millions[above]}`
}
