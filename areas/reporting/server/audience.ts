// Separates owners, who read the reports sent to them, from users, who make and send reports.

import { and, eq, exists, isNotNull, sql, type SQL } from 'drizzle-orm'
import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { report, reportRecipient } from './tables.ts'

/** `ownerId` is null if the user works here. */
export interface Audience {
  ownerId: string | null
}

export async function audienceOf(_ctx: StaffContext): Promise<Audience> {
  return { ownerId: null }
}

/** Condition on a report: an owner sees what was sent to them. */
export function visibleTo(ctx: StaffContext, { ownerId }: Audience): SQL | undefined {
  if (ownerId === null) return undefined
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(reportRecipient)
      .where(
        and(
          eq(reportRecipient.workspaceId, report.workspaceId),
          eq(reportRecipient.reportId, report.id),
          eq(reportRecipient.recipientKind, 'owner'),
          eq(reportRecipient.recipientId, ownerId),
          isNotNull(reportRecipient.sentAt),
        ),
      ),
  )
}

/** Owners read reports and do nothing else. */
export async function assertWorksHere(ctx: StaffContext): Promise<void> {
  const { ownerId } = await audienceOf(ctx)
  if (ownerId !== null) throw new AppError('general_access_denied', { status: 403 })
}
