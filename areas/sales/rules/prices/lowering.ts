// A price below the price list needs a second person, so nobody lowers one by hand.

interface PriceChange {
  /** Rappen. Null without a price. */
  before: number | null
  wanted: number | null
  /** Price in the version in force; null if the object is not in it. */
  listed: number | null
}

/** An object without a price is offered to nobody. Raising a price that is below the list already is allowed. */
export const isLoweredByHand = ({ before, wanted, listed }: PriceChange): boolean =>
  wanted !== null && listed !== null && wanted < listed && (before === null || wanted < before)
