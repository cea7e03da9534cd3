// Finds elements that were moved: to another parent, or out of the longest sequence that kept its order.

interface Placed {
  name: string
  parent: string
}

export function movedAmong(old: readonly Placed[], now: readonly Placed[]): ReadonlySet<string> {
  const placeByName = new Map(old.map(({ name }, index) => [name, index]))
  const parentByName = new Map(old.map(({ name, parent }) => [name, parent]))
  const stayed = now.filter(({ name, parent }) => parentByName.get(name) === parent)
  const elsewhere = now.filter(({ name, parent }) => placeByName.has(name) && parentByName.get(name) !== parent)
  const still = new Set(
    [...Map.groupBy(stayed, ({ parent }) => parent).values()].flatMap((siblings) => {
      const order = siblings.map(({ name }) => placeByName.get(name) ?? -1)
      return longestRising(order).map((place) => siblings[place]?.name ?? '')
    }),
  )
  return new Set([...elsewhere, ...stayed.filter(({ name }) => !still.has(name))].map(({ name }) => name))
}

/** Indexes of one longest increasing subsequence. */
function longestRising(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const [index, value] of numbers.entries()) {
    const before = best
      .filter((row) => (numbers[row.at(-1) ?? 0] ?? 0) < value)
      .reduce<number[]>((longest, row) => (row.length > longest.length ? row : longest), [])
    best.push([...before, index])
  }
  return best.reduce<number[]>((longest, row) => (row.length > longest.length ? row : longest), [])
}
