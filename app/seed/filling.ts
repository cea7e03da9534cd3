// One workspace being filled.

/** Values shared by all portions of one filling. */
export interface Filling {
  workspaceId: string
  /** The last number that was taken before. */
  before: number
  applications: number
  /** Flats seeded now, numbered from 1 on. */
  flats: number
  /** Series of their reference numbers, which must not collide with those of an earlier seed. */
  series: string
  today: Date
}
