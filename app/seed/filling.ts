// Parameters of filling one workspace.

/** Values shared by all portions of one filling. */
export interface Filling {
  workspaceId: string
  /** The last number used by an earlier seed. */
  before: number
  applications: number
  /** Number of flats seeded now; they are numbered from 1. */
  flats: number
  /** Series of their reference numbers, which must not collide with those of an earlier seed. */
  series: string
  today: Date
}
