// Computes columns for rows of nearly equal length: as few rows as possible, and no short last row.

export function evenColumns(count: number, most: number): number {
  const lines = Math.max(1, Math.ceil(count / most))
  return Math.max(1, Math.ceil(count / lines))
}
