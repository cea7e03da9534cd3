// By its number an object is known to imports and to files. BE22-001 and be22-001 are one number, however they are written.

export const numberKey = (referenceNumber: string): string => referenceNumber.toLowerCase()

/** The one of a number: as it is written, or else the only one that differs in capital letters alone. */
export function knownBy<Known>(all: readonly Known[], numberOf: (one: Known) => string) {
  const byKey = Map.groupBy(all, (one) => numberKey(numberOf(one)))
  return (number: string): Known | 'several' | undefined => {
    const alike = byKey.get(numberKey(number)) ?? []
    return alike.find((one) => numberOf(one) === number) ?? (alike.length > 1 ? 'several' : alike[0])
  }
}
