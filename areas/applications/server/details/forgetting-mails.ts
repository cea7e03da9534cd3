// Deletes every mail about a deleted or anonymised application: to the household, to people it named, and to staff.

import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import { formerTexts } from '#platform/server/audit/read-audit.ts'
import type { Context } from '#platform/server/context.ts'
import { forgetAddresses, forgetFilesOfMails, forgetThreads } from '#platform/server/mail/forgetting.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { addressesOfApplications } from '../extension-points.ts'
import { assignment } from '../tables.ts'

/** Sent without a record: before the application existed, or to one person of it. */
const sentBeforehand = ['application-continue', 'application-new-link', 'co-applicant-invitation']

/**
 * Must run before people, links and audit entries are deleted, since it reads addresses from them. Returns the
 * storage keys of the attachments.
 */
export async function eraseMails(ctx: Context, applicationId: string): Promise<string[]> {
  const addresses = await addressesOf(ctx, applicationId)
  const storageKeys = await forgetThreads(ctx, [applicationId])
  const deleted = await ctx.db
    .delete(mailMessage)
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        or(
          eq(mailMessage.recordId, applicationId),
          // Mails to staff link to its page or to that of its tenancies, individually or in a daily summary.
          and(
            isNull(mailMessage.threadId),
            or(
              ...[`/applications/${applicationId}`, ...(await tenanciesOf(ctx, applicationId))].map((path) =>
                like(mailMessage.bodyText, `%${path}%`),
              ),
            ),
          ),
          and(
            isNull(mailMessage.recordId),
            inArray(mailMessage.kind, sentBeforehand),
            inArray(sql`lower(${mailMessage.toAddress})`, addresses),
          ),
        ),
      ),
    )
    .returning({ id: mailMessage.id })
  const ids = deleted.map(({ id }) => id)
  await forgetAddresses(ctx, addresses)
  return [...storageKeys, ...(await forgetFilesOfMails(ctx, ids))]
}

async function tenanciesOf(ctx: Context, applicationId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: assignment.id })
    .from(assignment)
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.applicationId, applicationId)))
  return rows.map(({ id }) => `/tenant/${id}`)
}

/** Current addresses and former ones that were corrected. */
async function addressesOf(ctx: Context, applicationId: string): Promise<string[]> {
  const { rows } = await ctx.client.query<{ address: string }>(
    `select lower(address) address from (
       select contact_email address from application where workspace_id = $1 and id = $2
       union select email from adult where workspace_id = $1 and application_id = $2) known
     where address is not null`,
    [ctx.workspace.id, applicationId],
  )
  const more = await formerTexts(ctx, { kind: 'application', id: applicationId }, ['contactEmail', 'email'])
  for (const read of addressesOfApplications.all()) more.push(...(await read(ctx, applicationId)))
  return [...new Set([...rows.map(({ address }) => address), ...more.map((address) => address.toLowerCase())])]
}
