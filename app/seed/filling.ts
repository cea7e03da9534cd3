// One workspace being filled.

/** What every portion of one filling shares. */
export interface Filling {
  workspaceId: string
  /** The last number that was taken before. */
  before: number
  applications: number
  /** Flats seeded now, numbered from 1 on. */
  flats: number
  /** Of their reference numbers, which must not meet those of an earlier seed. */
  series: string
  today: Date
}
