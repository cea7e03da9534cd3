// Recipients of a bulk mail to applications, in the order of application.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import type { BulkRecipient, ChosenRecords } from '#platform/server/records/kind-shape.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { applicationStates } from '../rules/application-state.ts'
import { chosenApplications } from './list/list.ts'
import { application, applicationWish } from './tables.ts'

export async function householdsOf(ctx: StaffContext, chosen: ChosenRecords): Promise<BulkRecipient[]> {
  const ids = await idsOf(ctx, chosen)
  if (ids.length === 0) throw fieldRefusal('targets', 'table_nothing_selected')
  const state = applicationStates.find((one) => one === chosen.progressState)
  if (chosen.progressState && !state) throw fieldRefusal('progressState', 'general_value_not_valid')
  return ctx.db
    .select({
      id: application.id,
      number: application.number,
      name: application.contactName,
      address: application.contactEmail,
      language: application.language,
    })
    .from(application)
    .where(
      and(
        eq(application.workspaceId, ctx.workspace.id),
        inArray(application.id, ids),
        isNull(application.anonymisedAt),
        state && eq(application.progressState, state),
      ),
    )
    .orderBy(application.number)
}

async function idsOf(ctx: StaffContext, { targets, apartmentId, applicationIds }: ChosenRecords): Promise<string[]> {
  if (targets) return chosenApplications(ctx, targets)
  if (applicationIds) return [...new Set(applicationIds)]
  if (!apartmentId) return []
  const rows = await ctx.db
    .select({ id: applicationWish.applicationId })
    .from(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.objectId, apartmentId)))
  return rows.map(({ id }) => id)
}
