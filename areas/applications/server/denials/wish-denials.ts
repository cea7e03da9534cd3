// Reads the denied wishes of an application that continues, with the letter the household received.

import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { WishedChoice } from '../../contract/offers.ts'
import { denialWord } from './denial-words.ts'
import { denial } from './denial-tables.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'

/** Returns a function that maps an object id to its denial, or null. */
export async function wishDenials(
  ctx: Context,
  applicationId: string,
): Promise<(objectId: string) => WishedChoice['denial']> {
  const rows = await ctx.db
    .select()
    .from(denial)
    .where(
      and(
        eq(denial.workspaceId, ctx.workspace.id),
        eq(denial.applicationId, applicationId),
        isNotNull(denial.objectId),
        isNull(denial.takenBackAt),
      ),
    )
    .orderBy(desc(denial.createdAt))
  const nameOf = await staffNames(
    ctx,
    rows.map(({ deniedBy }) => deniedBy),
  )
  return (objectId) => {
    const found = rows.find((one) => one.objectId === objectId)
    if (!found) return null
    const { createdAt, deniedBy, reason, note, subject } = found
    return {
      at: createdAt.toISOString(),
      by: nameOf(deniedBy).name,
      reasonTitle: denialWord(ctx, reason),
      note,
      subject,
    }
  }
}
