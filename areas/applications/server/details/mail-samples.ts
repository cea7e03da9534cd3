// Previews of mail templates with data of a real application.

import { and, desc, eq, isNull } from 'drizzle-orm'
import { kindRules } from '#areas/mail-templates/rules/kinds.ts'
import { previewWords } from '#areas/mail-templates/server/public.ts'
import { findApplication, titleOf } from './application-row.ts'
import { householdValues } from '../household/household-values.ts'
import { objectValues } from './mail-values.ts'
import { wishedObjects } from './object-choices.ts'
import { application } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '#areas/mail-templates/contract/templates.ts'

export const listSampleApplications = handler(contract.listSampleApplications, { permission: 'admin' }, async (ctx) => {
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
})

export const previewMailTemplate = handler(
  contract.previewMailTemplate,
  { permission: 'admin' },
  async (ctx, { body: { applicationId, ...asked } }) => {
    const isToHousehold = kindRules[asked.kind].sources.some((source) => source === 'household')
    if (!applicationId || !isToHousehold) return previewWords(ctx, asked, null)
    const { id } = await findApplication(ctx, applicationId)
    const [wish] = await wishedObjects(ctx, id)
    const object = wish ? objectValues(ctx, wish, asked.language) : {}
    const values = await householdValues(ctx, [id], { language: () => asked.language })
    return previewWords(ctx, asked, { ...object, ...values.get(id) })
  },
)
