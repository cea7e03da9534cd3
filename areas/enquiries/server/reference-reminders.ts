// Tracks which reminders of references were delivered: the others can be sent once more.

import { and, eq, inArray } from 'drizzle-orm'
import { lockApplication } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { MailFollowUp } from '#platform/server/records/record-kind.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { reachesNobody } from '#platform/rules/mail-states.ts'
import { findAdult } from './adult-row.ts'
import { keep } from './references.ts'
import { referenceRequest } from './tables.ts'

/** Updates the references whose reminder mails were recalled, were not delivered, or were sent after all. */
async function retellReferenceReminders(ctx: Context, mailIds: readonly string[]): Promise<void> {
  const rows = await ctx.db
    .select({ reference: referenceRequest, mail: { state: mailMessage.state, createdAt: mailMessage.createdAt } })
    .from(referenceRequest)
    .innerJoin(
      mailMessage,
      and(
        eq(mailMessage.workspaceId, referenceRequest.workspaceId),
        eq(mailMessage.id, referenceRequest.reminderMailId),
      ),
    )
    .where(
      and(
        eq(referenceRequest.workspaceId, ctx.workspace.id),
        inArray(referenceRequest.reminderMailId, [...mailIds]),
        inArray(referenceRequest.state, ['sent', 'reminder']),
      ),
    )
  for (const { reference, mail } of rows) {
    const state = reachesNobody(mail.state) ? 'sent' : 'reminder'
    if (state === reference.state) continue
    const fields = { state, remindedAt: state === 'sent' ? null : mail.createdAt } as const
    const application = await lockApplication(ctx, reference.applicationId)
    const asked = { ...(await findAdult(ctx, reference.adultId)), application }
    await keep(ctx, asked, { kind: reference.kind, before: reference, fields })
  }
}

/** Replaces the reference to the reminder mail by a reference to its letter. */
async function keepReminderOnPaper(
  ctx: Context,
  { mailId, letterId }: { mailId: string; letterId: string },
): Promise<void> {
  await ctx.db
    .update(referenceRequest)
    .set({ reminderMailId: letterId })
    .where(and(eq(referenceRequest.workspaceId, ctx.workspace.id), eq(referenceRequest.reminderMailId, mailId)))
}

export const referenceFollowUps: MailFollowUp = {
  mailKinds: ['reference-reminder'],
  afterChange: retellReferenceReminders,
  onPaper: keepReminderOnPaper,
}
