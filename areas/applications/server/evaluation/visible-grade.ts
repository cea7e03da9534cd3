// Which grade somebody may know of: whoever may still give the second verdict knows the first only once it is answered. What is
// sorted, filtered or counted for them goes by that one, or the order would tell what the screen hides. So do points, which
// the grade is part of.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ListWord } from '#platform/server/table/declaration.ts'
import { firstLooksAreKept } from '../../rules/second-look.ts'

export const keepsFirstLooks = async (ctx: StaffContext): Promise<boolean> =>
  firstLooksAreKept({ mayWrite: ctx.can('applications_write') }, await processSettings(ctx))

/** The columns of the table `application` that hold them. */
export const visibleGrade = columnFor({ usual: 'overall_evaluation', kept: 'public_evaluation' })
export const visiblePoints = columnFor({ usual: 'points', kept: 'public_points' })

function columnFor({ usual, kept }: { usual: string; kept: string }): ListWord {
  return { usual, spellFor: async (ctx) => ((await keepsFirstLooks(ctx)) ? kept : usual) }
}
