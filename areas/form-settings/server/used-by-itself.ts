// Manages the default form of a kind, which is used if no other is named.

import { and, eq } from 'drizzle-orm'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import { applicationForm, projectForm } from '#areas/forms/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'

const ofKind = (ctx: StaffContext, kind: FormKind) =>
  and(eq(projectForm.workspaceId, ctx.workspace.id), eq(projectForm.kind, kind))

/**
 * Whether a form that is published now is used from now on. Objects may name their form; of the waitlist nobody can, so that the
 * project's first takes the place of the product's own, which came with the first invitation (decision 0385).
 */
export async function isFirstToBeUsed(ctx: StaffContext, kind: FormKind): Promise<boolean> {
  const published = await ctx.db
    .select({ isDefault: projectForm.isDefault, by: applicationForm.publishedBy })
    .from(projectForm)
    .innerJoin(
      applicationForm,
      and(eq(applicationForm.workspaceId, projectForm.workspaceId), eq(applicationForm.projectFormId, projectForm.id)),
    )
    .where(ofKind(ctx, kind))
  const isOnlyTheProducts = published.every(({ by }) => by === null)
  return (kind === 'waitlist_criteria' && isOnlyTheProducts) || !published.some(({ isDefault }) => isDefault)
}

export async function giveUpDefault(ctx: StaffContext, kind: FormKind): Promise<void> {
  await ctx.db
    .update(projectForm)
    .set({ isDefault: false })
    .where(and(ofKind(ctx, kind), eq(projectForm.isDefault, true)))
}
