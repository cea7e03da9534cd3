// Which grade somebody may know of: whoever may still give the second verdict knows the first only once it is answered. What is
// sorted, filtered or counted for them goes by that one, or the order would tell what the screen hides.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { firstLooksAreKept } from '../rules/second-look.ts'

export const keepsFirstLooks = async (ctx: StaffContext): Promise<boolean> =>
  firstLooksAreKept({ mayWrite: ctx.can('applications_write') }, await processSettings(ctx))

/** The column of the table `application` that holds it. */
export const knownGradeColumn = async (ctx: StaffContext) =>
  (await keepsFirstLooks(ctx)) ? 'public_evaluation' : 'overall_evaluation'
