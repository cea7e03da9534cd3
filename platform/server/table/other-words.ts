// A list in the words of its workspace.

import type { StaffContext } from '../context.ts'
import type { FoundRow, Table } from './declaration.ts'

/** The same context; its texts are those that the list has for this workspace. */
export function inWordsOf<Found extends FoundRow>(table: Table<Found>, ctx: StaffContext): StaffContext {
  const words = table.otherWords?.(ctx)
  return words ? { ...ctx, t: (key, values) => ctx.t(words[key] ?? key, values) } : ctx
}
