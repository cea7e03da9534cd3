// Replaces texts of a list depending on the workspace.

import type { StaffContext } from '../context.ts'
import type { FoundRow, Table } from './declaration.ts'

/** Returns the context with the texts that the list uses in this workspace. */
export function inWordsOf<Found extends FoundRow>(table: Table<Found>, ctx: StaffContext): StaffContext {
  const words = table.otherWords?.(ctx)
  return words ? { ...ctx, t: (key, values) => ctx.t(words[key] ?? key, values) } : ctx
}
