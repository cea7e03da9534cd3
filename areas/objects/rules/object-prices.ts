// Computes totals from the entered prices. Input and output in francs, rounded to the Rappen.

interface Prices {
  netRent: number | null
  ancillaryCost: number | null
  sellingPrice: number | null
  heatingCosts: number | null
  operatingCosts: number | null
  area: number | null
}

export interface Reckoned {
  /** Monthly: net rent plus ancillary costs. */
  grossRent: number | null
  /** Gross rent for twelve months. */
  grossRentOfYear: number | null
  /** Input in Rappen as stored. Returns francs per square metre: monthly net rent, or selling price. */
  perSquareMetre: number | null
  /** Ancillary costs without heating and operating costs; negative if these two exceed the total. */
  restOfCosts: number | null
}

/** Input in Rappen as stored. Returns francs per square metre: monthly net rent, or selling price. */
export function pricePerSquareMetre(object: {
  netRent: number | null
  sellingPrice: number | null
  area: number | null
}): number | null {
  const whole = object.netRent ?? object.sellingPrice
  return whole !== null && object.area ? Math.round(whole / object.area) / 100 : null
}

const rounded = (francs: number): number => Math.round(francs * 100) / 100

export function reckon(prices: Prices): Reckoned {
  const { netRent, ancillaryCost, sellingPrice, heatingCosts, operatingCosts, area } = prices
  const grossRent = netRent === null ? null : rounded(netRent + (ancillaryCost ?? 0))
  const yearly = netRent === null ? sellingPrice : netRent * 12
  const isSplit = ancillaryCost !== null && (heatingCosts !== null || operatingCosts !== null)
  return {
    grossRent,
    grossRentOfYear: grossRent === null ? null : rounded(grossRent * 12),
    perSquareMetre: yearly === null || !area ? null : rounded(yearly / area),
    restOfCosts: isSplit ? rounded(ancillaryCost - (heatingCosts ?? 0) - (operatingCosts ?? 0)) : null,
  }
}
