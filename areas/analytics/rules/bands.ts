// Bands of age and income. Bounds are inclusive at the lower end. `sql` writes the same bands for a column, so that
// the job that counts and the lists that a figure opens agree.

interface Band {
  key: string
  /** Lowest value that belongs to the band. */
  from: number
}

/** Age in years of the main applicant on the day of the application. */
export const ageBands: readonly Band[] = [
  { key: 'under_25', from: 0 },
  { key: '25_34', from: 25 },
  { key: '35_44', from: 35 },
  { key: '45_54', from: 45 },
  { key: '55_64', from: 55 },
  { key: 'over_64', from: 65 },
]

/** Income of the household in francs a year. */
export const incomeBands: readonly Band[] = [
  { key: 'under_40', from: 0 },
  { key: '40_59', from: 40_000 },
  { key: '60_79', from: 60_000 },
  { key: '80_99', from: 80_000 },
  { key: '100_149', from: 100_000 },
  { key: 'over_149', from: 150_000 },
]

export const unknown = 'unknown'

export function bandOf(bands: readonly Band[], value: number | null): string {
  if (value === null || value < 0) return unknown
  return bands.findLast(({ from }) => value >= from)?.key ?? unknown
}

/** SQL of the band of a number; an unknown number is in the band `unknown`. */
export function bandSql(bands: readonly Band[], column: string): string {
  const cases = bands.toReversed().map(({ key, from }) => `when ${column} >= ${from} then '${key}'`)
  return `case when ${column} is null then '${unknown}' ${cases.join(' ')} else '${unknown}' end`
}

export const keysOf = (bands: readonly Band[]): string[] => [...bands.map(({ key }) => key), unknown]
