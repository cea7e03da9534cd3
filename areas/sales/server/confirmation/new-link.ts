// Replaces a lost or ended link. The mail goes to the address of the application; the earlier link ends.

import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { application, subjectOf } from '#areas/applications/server/public.ts'
import { laterByMinutes } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { openAddress, sealAddress } from '#platform/server/mail/address-in-job.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import * as contract from '../../contract/confirmation-form.ts'
import { openStates } from '../../rules/confirmation/confirmation-can.ts'
import { writeConfirmation } from './confirmation-row.ts'
import { newLink } from './link.ts'
import { newLinkMail } from './mails.ts'
import { buyingConfirmation } from './tables.ts'

export const confirmationLinkJob = 'buying-confirmation-new-link'

/** Strangers can cause these mails, so that one application gets few of them. */
const minutesBetween = 20
const mostOfOneAddress = 5

export const requestConfirmationLink = publicHandler(
  contract.requestConfirmationLink,
  { perMinute: 5 },
  async (ctx, { body }) => {
    await ctx.enqueue(confirmationLinkJob, sealAddress(ctx, body.email))
    return {}
  },
)

/** Runs as a job. Applications to which no form was sent get none. */
export async function sendConfirmationLinks(ctx: Context, data: unknown): Promise<void> {
  const email = openAddress(ctx, data)
  if (!email) return
  const rows = await ctx.db
    .select({ application })
    .from(application)
    .innerJoin(
      buyingConfirmation,
      and(
        eq(buyingConfirmation.workspaceId, application.workspaceId),
        eq(buyingConfirmation.applicationId, application.id),
      ),
    )
    .where(
      and(
        eq(application.workspaceId, ctx.workspace.id),
        eq(application.emailFolded, email),
        inArray(application.progressState, [...openStates]),
        isNull(application.anonymisedAt),
        isNotNull(buyingConfirmation.tokenHash),
        or(
          isNull(buyingConfirmation.linkMailedAt),
          lt(buyingConfirmation.linkMailedAt, laterByMinutes(ctx.now, -minutesBetween)),
        ),
      ),
    )
    .orderBy(desc(application.createdAt))
    .limit(mostOfOneAddress)
    .for('update', { of: application })
  for (const one of rows) {
    const link = newLink(ctx)
    await writeConfirmation(ctx, one.application.id, { ...link.columns, linkMailedAt: ctx.now })
    await queueMail(ctx, newLinkMail(ctx, one.application, link))
    ctx.record({ event: 'application.buying_link_replaced', subject: subjectOf(one.application) })
  }
}
