// Deletes an application with its people, wishes, documents, grades and past offers; the audit log keeps the fact
// that it existed.

import { and, eq, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { storedFile } from '#platform/server/files/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { removeStoredFile } from '#platform/server/files/derived-files.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { lockEvenForgotten, subjectOf, thisApplication, type ApplicationRow } from './application-row.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { eraseMails } from './forgetting-mails.ts'
import { forgetNewsOfApplication } from './staff-news.ts'
import { application, applicationDocument, assignment } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/application.ts'

export const deleteApplication = handler(
  contract.deleteApplication,
  { permission: 'applications_write' },
  async (ctx, { params }) => {
    const row = await lockEvenForgotten(ctx, params.id)
    assertAllowed(applicationCan.beDeleted(row))
    await eraseApplication(ctx, row)
    return { notify: [{ type: 'success', title: ctx.t('applications_deleted', { number: row.number }) }] }
  },
)

/** Requires a row lock and a state that allows deletion. Also used by the bulk action of the list. */
export async function eraseApplication(ctx: Context, row: ApplicationRow): Promise<void> {
  const files = [...(await takeFiles(ctx, row.id)), ...(await eraseMails(ctx, row.id))]
  files.push(...(await ctx.services.records.eraseParts(ctx, { kind: 'application', id: row.id })))
  await forgetNewsOfApplication(ctx, row.id)
  // Only cancelled assignments can exist here: a live assignment or a tenancy prevents deletion.
  await ctx.db
    .delete(assignment)
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.applicationId, row.id)))
  await ctx.db
    .delete(application)
    .where(and(thisApplication(ctx, row.id), eq(application.progressState, row.progressState)))
  ctx.record({ event: 'application.deleted', subject: subjectOf(row) })
  if (files.length > 0) await ctx.enqueue(removeContentsJob, { storageKeys: files })
}

/** Deletes all documents of the application and its assignments; returns the storage keys of their contents. */
export async function takeFiles(ctx: Context, applicationId: string): Promise<string[]> {
  const taken = await ctx.db
    .delete(applicationDocument)
    .where(
      and(eq(applicationDocument.workspaceId, ctx.workspace.id), eq(applicationDocument.applicationId, applicationId)),
    )
    .returning({ fileId: applicationDocument.fileId })
  const assignments = await ctx.db
    .select({ id: assignment.id })
    .from(assignment)
    .where(and(eq(assignment.workspaceId, ctx.workspace.id), eq(assignment.applicationId, applicationId)))
  const owned = (kind: string, ids: string[]) => and(eq(storedFile.ownerKind, kind), inArray(storedFile.ownerId, ids))
  const rows = await ctx.db
    .delete(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        or(
          inArray(
            storedFile.id,
            taken.map(({ fileId }) => fileId),
          ),
          owned('application', [applicationId]),
          owned(
            'tenancy',
            assignments.map(({ id }) => id),
          ),
        ),
      ),
    )
    .returning({ storageKey: storedFile.storageKey })
  return rows.map(({ storageKey }) => storageKey)
}

export const removeContentsJob = 'remove-application-files'
const jobData = z.object({ storageKeys: z.array(z.string()) })

/** Runs after commit and deletes the file contents. Idempotent. */
export async function removeContents(ctx: Context, data: unknown): Promise<void> {
  for (const key of jobData.parse(data).storageKeys) await removeStoredFile(ctx.services, key)
}
