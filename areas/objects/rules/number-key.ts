// Normalises the reference number by which imports and files find an object: BE22-001 and be22-001 are the same
// number.

export const numberKey = (referenceNumber: string): string => referenceNumber.toLowerCase()

/** Finds the element with this number: an exact match, otherwise the only one that differs in case only. */
export function knownBy<Known>(all: readonly Known[], numberOf: (one: Known) => string) {
  const byKey = Map.groupBy(all, (one) => numberKey(numberOf(one)))
  return (number: string): Known | 'several' | undefined => {
    const alike = byKey.get(numberKey(number)) ?? []
    return alike.find((one) => numberOf(one) === number) ?? (alike.length > 1 ? 'several' : alike[0])
  }
}
