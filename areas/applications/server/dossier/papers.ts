// Documents of an application, each with its file, title and the name of the adult it belongs to.

import { and, asc, eq, type SQL } from 'drizzle-orm'
import { fieldsOf, fieldType, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { notFound } from '#platform/server/app-error.ts'
import { staffLabel } from '../details/answers.ts'
import { adult, applicationDocument } from '../tables.ts'

export interface Paper {
  document: typeof applicationDocument.$inferSelect
  file: typeof storedFile.$inferSelect
  /** Null for documents of the household. */
  adultName: string | null
}

export async function findPaper(ctx: Context, applicationId: string, fileId: string): Promise<Paper> {
  const [paper] = await papersWhere(ctx, applicationId, eq(applicationDocument.fileId, fileId))
  if (!paper) throw notFound('applications_document_not_found')
  return paper
}

/** Sorted by category, then by time of receipt. */
export const papersOf = (ctx: Context, applicationId: string): Promise<Paper[]> => papersWhere(ctx, applicationId)

async function papersWhere(ctx: Context, applicationId: string, further?: SQL): Promise<Paper[]> {
  const rows = await ctx.db
    .select({ document: applicationDocument, file: storedFile, first: adult.firstName, last: adult.lastName })
    .from(applicationDocument)
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, applicationDocument.workspaceId), eq(storedFile.id, applicationDocument.fileId)),
    )
    .leftJoin(
      adult,
      and(eq(adult.workspaceId, applicationDocument.workspaceId), eq(adult.id, applicationDocument.adultId)),
    )
    .where(
      and(
        eq(applicationDocument.workspaceId, ctx.workspace.id),
        eq(applicationDocument.applicationId, applicationId),
        further,
      ),
    )
    .orderBy(asc(applicationDocument.category), asc(applicationDocument.createdAt), asc(applicationDocument.id))
  return rows.map(({ document, file, first, last }) => ({ document, file, adultName: first && `${first} ${last}` }))
}

/**
 * Returns the title from the form that was filled in, or a built-in title for documents that no form asks for, such
 * as a credit report.
 */
export function paperTitle(ctx: Context, form: FormDefinition | null, category: string): string {
  const asked =
    form &&
    (['household', 'adult'] as const)
      .flatMap((of) => fieldsOf(form, of))
      .find(({ key, type }) => key === category && type === fieldType.file)
  if (asked) return staffLabel(ctx, asked)
  const key = `application_form_field_${category}`
  const title = ctx.t(key)
  return title === key ? ctx.t('applications_document') : title
}
