// What follows from the prices somebody types. Francs in, francs out, to the Rappen.

interface Prices {
  netRent: number | null
  ancillaryCost: number | null
  sellingPrice: number | null
  heatingCosts: number | null
  operatingCosts: number | null
  area: number | null
}

export interface Reckoned {
  /** A month: net rent and ancillary costs. */
  grossRent: number | null
  /** Gross rent of twelve months. */
  grossRentOfYear: number | null
  /** Net rent of a year, or the price, for each square metre. */
  perSquareMetre: number | null
  /** What of the ancillary costs is neither heating nor operating; negative when the two are more than the whole. */
  restOfCosts: number | null
}

/** Of Rappen as they are stored: francs of net rent a month, or of the price, for each square metre. */
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
