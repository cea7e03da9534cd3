// What an area shows the house on the server side.

import type { Context } from './context.ts'
import type { Doors } from './http/doors.ts'

export interface ServerArea {
  name: string
  /** Opens the area's routes. */
  open(doors: Doors): void
  /** Job name → deed, run in a transaction of the job's workspace. */
  jobs?: Record<string, (ctx: Context, data: unknown) => Promise<void>>
  /** Those of its jobs that run each night in every workspace, without data. */
  nightly?: readonly string[]
  /** What it does of itself for as long as the house works on its jobs; answers how that is ended. */
  beside?: (doors: Pick<Doors, 'house' | 'workspaces'>) => () => Promise<void>
}
