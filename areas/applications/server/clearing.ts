// Nightly job: deletes answers and documents whose own retention period is over although the application is kept,
// with the values derived from them and their audit entries. Idempotent.

import { applicationForm } from '#areas/forms/server/public.ts'
import { formDefinition } from '#areas/forms/rules/form-definition.ts'
import { redactChanges } from '#platform/server/audit/redact.ts'
import type { Context } from '#platform/server/context.ts'
import { eq } from 'drizzle-orm'
import { answerPeriods, keptSinceMonths, type AnswerPeriod } from '../rules/answer-periods.ts'
import { removeContentsJob } from './details/deletion.ts'
import { refreshSearchTexts } from './list/search-text.ts'

export const clearAnswersJob = 'clear-answers'

export async function clearAnswers(ctx: Context): Promise<void> {
  const versions = await ctx.db.select().from(applicationForm).where(eq(applicationForm.workspaceId, ctx.workspace.id))
  for (const version of versions) {
    const siblings = versions.filter(({ projectFormId }) => projectFormId === version.projectFormId)
    const newest = siblings.reduce((last, one) => (one.versionNumber > last.versionNumber ? one : last), version)
    const periods = answerPeriods(formDefinition.parse(version.definition), formDefinition.parse(newest.definition))
    for (const [months, due] of Map.groupBy(periods, (period) => period.months)) {
      await clear(ctx, { formId: version.id, before: keptSinceMonths(ctx.now, months), due })
    }
  }
}

interface Clearing {
  formId: string
  /** Applications that became inactive before this instant. */
  before: Date
  due: readonly AnswerPeriod[]
}

async function clear(ctx: Context, clearing: Clearing): Promise<void> {
  const keysOf = (of: AnswerPeriod['of']) =>
    clearing.due.filter((one) => one.of === of && !one.isPaper).map(({ field }) => field)
  const [household, adult, child] = [keysOf('household'), keysOf('adult'), keysOf('child')]
  const touched = new Set([
    ...(await clearIn(ctx, { ...clearing, table: 'application', keys: household })),
    ...(await clearIn(ctx, { ...clearing, table: 'adult', keys: adult })),
    ...(await clearIn(ctx, { ...clearing, table: 'child', keys: child })),
    ...(await clearPapers(ctx, clearing)),
  ])
  if (touched.size === 0) return
  const ids = [...touched]
  if (adult.includes('gross_income')) await forgetIncome(ctx, ids)
  await refreshSearchTexts(ctx, ids)
  const fields = clearing.due.map(({ field }) => field)
  await redactChanges(ctx, { subjectIds: ids, fields })
  for (const id of ids) {
    const changes = fields.map((field) => ({ field, old: null, new: null }))
    ctx.record({ event: 'application.answers_cleared', subject: { kind: 'application', id, title: '' }, changes })
  }
}

/**
 * Same condition as for anonymising: applications with a past or current assignment are left out, since they belong
 * to the tenancy file. $1 workspace, $2 form, $3 before.
 */
const dueApplications = `select a.id from application a
  where a.workspace_id = $1 and a.form_id = $2 and a.progress_state = 'inactive' and a.anonymised_at is null and a.deactivated_at <= $3
    and not exists (select from assignment s
      where s.workspace_id = a.workspace_id and s.application_id = a.id and s.state <> 'cancelled')`

/** Answers that are also stored in their own column (application-form/server/answer-columns.ts). */
const columnOf: Record<string, string> = {
  title: 'title',
  date_of_birth: 'date_of_birth',
  email: 'email',
  phone: 'phone',
  tenant_type: 'tenant_type',
  nation: 'nation',
  swiss_citizen: 'nation',
  occupation: 'occupation',
}
const inTable = {
  application: { id: 'id', columns: [] },
  adult: { id: 'application_id', columns: Object.keys(columnOf) },
  child: { id: 'application_id', columns: ['date_of_birth'] },
} as const

async function clearIn(
  ctx: Context,
  { formId, before, table, keys }: Clearing & { table: keyof typeof inTable; keys: readonly string[] },
): Promise<string[]> {
  if (keys.length === 0) return []
  const { id, columns } = inTable[table]
  const emptied = [...new Set(columns.filter((key) => keys.includes(key)).map((key) => `${columnOf[key]}`))]
  const isLeft = [`answers ?| $4::text[]`, ...emptied.map((column) => `${column} is not null`)].join(' or ')
  const { rows } = await ctx.client.query<{ id: string }>(
    `update ${table} set answers = answers - $4::text[], version = version + 1 ${emptied.map((column) => `, ${column} = null`).join('')}
     where workspace_id = $1 and ${id} in (${dueApplications}) and (${isLeft}) returning ${id} as id`,
    [ctx.workspace.id, formId, before, keys],
  )
  return rows.map((row) => row.id)
}

async function clearPapers(ctx: Context, { formId, before, due }: Clearing): Promise<string[]> {
  const papers = due.filter(({ isPaper }) => isPaper)
  if (papers.length === 0) return []
  const taken = await ctx.client.query<{ application_id: string; file_id: string }>(
    `delete from application_document d where d.workspace_id = $1 and d.application_id in (${dueApplications})
       and (case when d.adult_id is null then 'household' else 'adult' end) || '.' || d.category = any($4::text[])
     returning d.application_id, d.file_id`,
    [ctx.workspace.id, formId, before, papers.map(({ of, field }) => `${of}.${field}`)],
  )
  if (taken.rows.length === 0) return []
  const files = await ctx.client.query<{ storage_key: string }>(
    `delete from stored_file where workspace_id = $1 and id = any($2::uuid[]) returning storage_key`,
    [ctx.workspace.id, taken.rows.map((row) => row.file_id)],
  )
  await ctx.enqueue(removeContentsJob, { storageKeys: files.rows.map((row) => row.storage_key) })
  return taken.rows.map((row) => row.application_id)
}

/** Clears the values derived from income. */
async function forgetIncome(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.client.query(
    `update application set income = null, income_ratio = null where workspace_id = $1 and id = any($2::uuid[])`,
    [ctx.workspace.id, ids],
  )
}
