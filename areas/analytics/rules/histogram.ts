// Median of whole numbers that are kept as counts per value.

export function medianOf(counts: readonly { value: number; records: number }[]): number | null {
  const filled = counts.filter(({ records }) => records > 0).toSorted((a, b) => a.value - b.value)
  const total = filled.reduce((sum, { records }) => sum + records, 0)
  if (total === 0) return null
  const at = (place: number) => {
    let seen = 0
    for (const { value, records } of filled) {
      seen += records
      if (place < seen) return value
    }
    return filled.at(-1)?.value ?? 0
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}
