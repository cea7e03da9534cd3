// Templates of mails looked at with the particulars of a real application.

import { and, desc, eq, isNull } from 'drizzle-orm'
import type { listSampleApplications, previewMailTemplate } from '#areas/mail-templates/contract/templates.ts'
import { kindRules } from '#areas/mail-templates/rules/kinds.ts'
import { previewWords } from '#areas/mail-templates/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { findApplication, titleOf } from './application-row.ts'
import { householdValues } from './household-values.ts'
import { objectValues } from './mail-values.ts'
import { wishedObjects } from './object-choices.ts'
import { application } from './tables.ts'

export async function readSampleApplications(ctx: StaffContext): Promise<AnswerOf<typeof listSampleApplications>> {
  const rows = await ctx.db
    .select({
      id: application.id,
      number: application.number,
      contactName: application.contactName,
      language: application.language,
    })
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), isNull(application.anonymisedAt)))
    .orderBy(desc(application.createdAt))
    .limit(20)
  return {
    applications: rows.map((row) => ({ value: row.id, displayName: titleOf(row), language: row.language })),
  }
}

export async function readTemplatePreview(
  ctx: StaffContext,
  { body: { applicationId, ...asked } }: Received<typeof previewMailTemplate>,
): Promise<AnswerOf<typeof previewMailTemplate>> {
  const isToHousehold = kindRules[asked.kind].sources.some((source) => source === 'household')
  if (!applicationId || !isToHousehold) return previewWords(ctx, asked, null)
  const { id } = await findApplication(ctx, applicationId)
  const [wish] = await wishedObjects(ctx, id)
  const object = wish ? objectValues(ctx, wish, asked.language) : {}
  const values = await householdValues(ctx, [id], { language: () => asked.language })
  return previewWords(ctx, asked, { ...object, ...values.get(id) })
}
