// Selects the grade that a user may see. A user who can still give the second evaluation sees the first only after
// that. Sorting, filtering and counting use the same value, otherwise the order would reveal the hidden grade. The
// same holds for points, which include the grade.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ListWord } from '#platform/server/table/declaration.ts'
import { firstLooksAreKept } from '../../rules/second-look.ts'

export const keepsFirstLooks = async (ctx: StaffContext): Promise<boolean> =>
  firstLooksAreKept({ mayWrite: ctx.can('applications_write') }, await processSettings(ctx))

/** Columns of the table `application` that contain grade and points. */
export const visibleGrade = columnFor({ usual: 'overall_evaluation', kept: 'public_evaluation' })
export const visiblePoints = columnFor({ usual: 'points', kept: 'public_points' })

function columnFor({ usual, kept }: { usual: string; kept: string }): ListWord {
  return { usual, spellFor: async (ctx) => ((await keepsFirstLooks(ctx)) ? kept : usual) }
}
