// Replaces a lost or ended link. The mail goes to the address on record; the earlier link ends.

import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { laterByMinutes } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { openAddress, sealAddress } from '#platform/server/mail/address-in-job.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import * as contract from '../../contract/new-link.ts'
import { waitingStates } from '../../rules/request-state.ts'
import { newLink, newLinkMail } from '../letters.ts'
import { subjectOf, thisRequest, type RequestRow } from '../request-row.ts'
import { waitlistRequest } from '../tables.ts'

export const waitlistLinkJob = 'waitlist-new-link'

/** Strangers can cause these mails, so that one request gets few of them. */
const minutesBetween = 20
const mostOfOneAddress = 5

export const requestWaitlistLink = publicHandler(
  contract.requestWaitlistLink,
  { perMinute: 5 },
  async (ctx, { body }) => {
    await ctx.enqueue(waitlistLinkJob, sealAddress(ctx, body.email))
    return {}
  },
)

/** Runs as a job. */
export async function sendWaitlistLinks(ctx: Context, data: unknown): Promise<void> {
  const email = openAddress(ctx, data)
  if (!email) return
  const rows = await ctx.db
    .select()
    .from(waitlistRequest)
    .where(
      and(
        eq(waitlistRequest.workspaceId, ctx.workspace.id),
        eq(waitlistRequest.emailFolded, email),
        inArray(waitlistRequest.progressState, [...waitingStates]),
        or(
          isNull(waitlistRequest.linkMailedAt),
          lt(waitlistRequest.linkMailedAt, laterByMinutes(ctx.now, -minutesBetween)),
        ),
      ),
    )
    .orderBy(desc(waitlistRequest.createdAt))
    .limit(mostOfOneAddress)
    .for('update')
  for (const row of rows) await sendLink(ctx, row)
}

async function sendLink(ctx: Context, row: RequestRow): Promise<void> {
  const link = newLink(ctx)
  await ctx.db
    .update(waitlistRequest)
    .set({ ...link.columns, linkMailedAt: ctx.now })
    .where(thisRequest(ctx, row.id))
  await queueMail(ctx, newLinkMail(ctx, row, link))
  ctx.record({ event: 'waitlist.link_replaced', subject: subjectOf(row) })
}
