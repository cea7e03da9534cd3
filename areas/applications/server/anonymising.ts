// Anonymises a rejected application: removes names, contacts, answers, documents, comments, mails and agreements.
// Numbers, grades, income, household size and dates stay. Idempotent.

import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { forgottenFrom } from '#areas/retention/rules/retention.ts'
import { redactAudit, redactMentions } from '#platform/server/audit/redact.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newSlug, newToken } from '#platform/server/ids.ts'
import { lockEvenForgotten, type ApplicationRow } from './details/application-row.ts'
import { removeContentsJob, takeFiles } from './details/deletion.ts'
import { denial, duplicateVerdict } from './denials/denial-tables.ts'
import { eraseMails } from './details/forgetting-mails.ts'
import { forgetNewsOfApplication } from './details/staff-news.ts'
import { adult, application, assignment, child, evaluation, evaluationComment, offer } from './tables.ts'

/** Does nothing if the application has been reactivated in the meantime. */
export async function anonymiseIfDue(ctx: Context, id: string, days: number): Promise<void> {
  const row = await lockEvenForgotten(ctx, id)
  const from = forgottenFrom(row, days)
  if (from && from < ctx.now) await forget(ctx, row)
}

async function forget(ctx: Context, row: ApplicationRow): Promise<void> {
  const storageKeys = [...(await takeFiles(ctx, row.id)), ...(await eraseMails(ctx, row.id))]
  storageKeys.push(...(await ctx.services.records.eraseParts(ctx, { kind: 'application', id: row.id })))
  await eraseWhatNames(ctx, row.id)
  await forgetNewsOfApplication(ctx, row.id)
  await blankWhatCounts(ctx, row.id)
  await blankAssignments(ctx, row.id)
  await ctx.db
    .update(application)
    .set({
      contactName: nobody,
      contactEmail: '',
      contactPhone: null,
      answers: {},
      sentDigest: null,
      slug: newSlug(),
      // Random token that is never handed out.
      tokenHash: hashOf(newToken()),
      searchText: sql`folded(${String(row.number)})`,
      deactivationReason: keyOf(row.deactivationReason),
      anonymisedAt: ctx.now,
      version: row.version + 1,
    })
    .where(and(thisOne(ctx, row.id), isNull(application.anonymisedAt)))
  await redactAudit(ctx, row.id)
  await redactComparisons(ctx, row)
  ctx.record({
    event: 'application.anonymised',
    subject: { kind: 'application', id: row.id, title: String(row.number) },
  })
  if (storageKeys.length > 0) await ctx.enqueue(removeContentsJob, { storageKeys })
}

const nobody = '–'

const thisOne = (ctx: Context, id: string) => and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, id))

/** Reasons are stored as `key` or `key: free text`; the free text may contain names. */
const keyOf = (reason: string | null): string | null => reason?.split(': ')[0] ?? null

async function eraseWhatNames({ db, workspace }: Context, id: string): Promise<void> {
  const tables = [adult, child, evaluationComment]
  for (const table of tables) {
    await db.delete(table).where(and(eq(table.workspaceId, workspace.id), eq(table.applicationId, id)))
  }
}

async function blankWhatCounts({ db, workspace }: Context, id: string): Promise<void> {
  await db
    .update(evaluation)
    .set({ note: null })
    .where(and(eq(evaluation.workspaceId, workspace.id), eq(evaluation.applicationId, id)))
  await db
    .update(offer)
    .set({ comment: null, declineReason: sql`split_part(${offer.declineReason}, ': ', 1)` })
    .where(and(eq(offer.workspaceId, workspace.id), eq(offer.applicationId, id)))
  await db
    .update(denial)
    .set({ note: null, subject: nobody, wording: nobody })
    .where(and(eq(denial.workspaceId, workspace.id), eq(denial.applicationId, id)))
}

/** Only cancelled assignments can exist here: an application that had an object is not anonymised. */
async function blankAssignments({ db, workspace }: Context, id: string): Promise<void> {
  await db
    .update(assignment)
    .set({ tenantNames: nobody, searchText: '', comment: null, cancelReason: null, contractNumber: null })
    .where(
      and(
        eq(assignment.workspaceId, workspace.id),
        eq(assignment.applicationId, id),
        eq(assignment.state, 'cancelled'),
      ),
    )
}

/** Removes mentions of this application from the histories of the applications it was compared with. */
async function redactComparisons(ctx: Context, { id, number }: ApplicationRow): Promise<void> {
  const { firstId, secondId, workspaceId } = duplicateVerdict
  const pairs = await ctx.db
    .select({ firstId, secondId })
    .from(duplicateVerdict)
    .where(and(eq(workspaceId, ctx.workspace.id), or(eq(firstId, id), eq(secondId, id))))
  await redactMentions(ctx, {
    subjectIds: pairs.map((pair) => (pair.firstId === id ? pair.secondId : pair.firstId)),
    field: 'other_application',
    beginning: `${number} `,
  })
}
