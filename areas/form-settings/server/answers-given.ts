// Counts the answers to each question of a form: an answered question can be switched off but not removed.

import { getTableName } from 'drizzle-orm'
import { waitlistRequest } from '#areas/waitlist/server/public.ts'
import { applicationDraft, applicationDraftDocument } from '#areas/application-form/server/public.ts'
import { application, adult, child, applicationDocument } from '#areas/applications/server/public.ts'
import { applicationForm } from '#areas/forms/server/public.ts'
import type { FormDefinition, FormSection } from '#areas/forms/rules/form-definition.ts'
import type { Context } from '#platform/server/context.ts'
import { questionsIn } from '../rules/definition-places.ts'

const applicationFormTable = getTableName(applicationForm)
const applicationTable = getTableName(application)
const applicationDraftTable = getTableName(applicationDraft)
const waitlistRequestTable = getTableName(waitlistRequest)
const adultTable = getTableName(adult)
const childTable = getTableName(child)
const applicationDocumentTable = getTableName(applicationDocument)
const applicationDraftDocumentTable = getTableName(applicationDraftDocument)

export interface GivenAnswers {
  of: FormSection['of']
  field: string
  answers: number
}

/** Limits the check to the newest rows; more rows would slow it down without a better result. */
const lookedAt = 5000

/**
 * Answers, people and documents of drafts, applications and waiting-list requests. $1 workspace, $2 form, $3 row
 * limit.
 */
const given = `
  with version as (select id from ${applicationFormTable} where workspace_id = $1 and project_form_id = $2),
  sent as (select id, answers from ${applicationTable} where workspace_id = $1 and form_id in (select id from version) order by id desc limit $3),
  begun as (select id, answers, people from ${applicationDraftTable} where workspace_id = $1 and form_id in (select id from version) order by id desc limit $3),
  waiting as (select id, answers from ${waitlistRequestTable} where workspace_id = $1 and form_id in (select id from version) and filled_at is not null order by id desc limit $3),
  given as (
    select 'household' as of, key as field from sent, jsonb_object_keys(answers) key
    union all select 'adult', key from ${adultTable} p, jsonb_object_keys(p.answers) key where p.workspace_id = $1 and p.application_id in (select id from sent)
    union all select 'child', key from ${childTable} p, jsonb_object_keys(p.answers) key where p.workspace_id = $1 and p.application_id in (select id from sent)
    union all select case when d.adult_id is null then 'household' else 'adult' end, d.category from ${applicationDocumentTable} d
      where d.workspace_id = $1 and d.application_id in (select id from sent)
    union all select 'household', key from waiting, jsonb_object_keys(answers) key
    union all select 'household', key from begun, jsonb_object_keys(answers) key
    union all select 'adult', key from begun, jsonb_array_elements(people->'adults') one, jsonb_object_keys(one->'answers') key
    union all select 'child', key from begun, jsonb_array_elements(people->'children') one, jsonb_object_keys(one->'answers') key
    union all select case when d.person_key is null then 'household' else 'adult' end, d.category from ${applicationDraftDocumentTable} d
      where d.workspace_id = $1 and d.draft_id in (select id from begun)
  )
  select of, field, count(*)::int as answers from given`

export async function readAnswerCounts(ctx: Context, formId: string): Promise<GivenAnswers[]> {
  const { rows } = await ctx.client.query<GivenAnswers>(`${given} group by of, field order by of, field`, [
    ctx.workspace.id,
    formId,
    lookedAt,
  ])
  return rows
}

/** Questions of `before` that are missing in `after` although they have answers. */
export async function answeredAndGone(
  ctx: Context,
  formId: string,
  { before, after }: { before: FormDefinition; after: FormDefinition },
): Promise<GivenAnswers[]> {
  const names = (definition: FormDefinition) =>
    questionsIn(definition).map(({ section, field }) => `${section.of}.${field.key}`)
  const kept = new Set(names(after))
  const gone = names(before).filter((name) => !kept.has(name))
  if (gone.length === 0) return []
  // Includes all answers, also those of past applications.
  const { rows } = await ctx.client.query<GivenAnswers>(
    `${given} where of || '.' || field = any($4::text[]) group by of, field order by of, field`,
    [ctx.workspace.id, formId, 2_000_000_000, gone],
  )
  return rows
}
