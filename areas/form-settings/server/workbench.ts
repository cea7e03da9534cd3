// One form in the builder: loading it with all data, and all ways to save its draft.

import { isDeepStrictEqual } from 'node:util'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { formGeneralSettings } from '#areas/forms/rules/form-settings.ts'
import { translate } from '#platform/server/i18n/texts.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { definitionDiff } from '../rules/definition-diff.ts'
import { problemsOfDefinition } from '../rules/definition-problems.ts'
import { questionsIn, type DefinitionProblem, type Judged } from '../rules/definition-places.ts'
import { answeredAndGone, readAnswerCounts } from './answers-given.ts'
import { changeForm, findForm, lockForm, subjectOf, workbenchOf, type FormRow, type Workbench } from './form-row.ts'
import { signOverrides } from './overrides.ts'
import { assertPicture } from './start-picture.ts'
import { summaryOf } from './summaries.ts'
import { readVersions, wordsOf } from './versions.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/form.ts'

export const getForm = handler(contract.getForm, { permission: 'admin' }, async (ctx, { params }) => {
  const bench = await workbenchOf(ctx, await findForm(ctx, params.formId))
  const { preset } = await readSetting(ctx, 'form_general', formGeneralSettings)
  return {
    form: await summaryOf(ctx, bench.row),
    edited: await editedOf(ctx, bench),
    published: bench.published,
    problems: await problemsOf(ctx, bench.row, bench.definition),
    versions: await readVersions(ctx, params.formId),
    answers: await readAnswerCounts(ctx, params.formId),
    preset,
  }
})

export async function editedOf(ctx: StaffContext, { row, definition }: Workbench) {
  const nameOf = await staffNames(ctx, [row.draftBy])
  return {
    version: row.version,
    isDraft: row.draft !== null,
    definition,
    updatedAt: row.draftAt?.toISOString() ?? null,
    updatedBy: row.draftBy && nameOf(row.draftBy).name,
    isOwn: row.draftBy === ctx.user.id,
  }
}

export const saveForm = handler(contract.saveForm, { permission: 'admin' }, async (ctx, { params, body }) => {
  return saveDraft(ctx, { formId: params.formId, version: body.version, change: () => body.definition })
})

interface DraftSave {
  formId: string
  version: number
  /** Returns the new draft definition for the current one. */
  change: (definition: FormDefinition) => FormDefinition
}

export async function saveDraft(ctx: StaffContext, { formId, version, change }: DraftSave) {
  const bench = await workbenchOf(ctx, await lockForm(ctx, formId))
  const { row, definition: before, published } = bench
  const after = signOverrides(ctx, { before, after: change(before) })
  // Saving identical content is a no-op, even with a stale version.
  if (isDeepStrictEqual(before, after)) return savedOf(ctx, row, before)
  if (row.version !== version) throw staleVersion(await editedOf(ctx, bench))
  await assertPicture(ctx, { before, after })
  await refuseLosingAnswers(ctx, formId, { before: published ?? before, after })
  await refuseLosingAnswers(ctx, formId, { before, after })
  const isAsPublished = published !== null && isDeepStrictEqual(published, after)
  const changed = await changeForm(
    ctx,
    row,
    isAsPublished
      ? { draft: null, draftAt: null, draftBy: null }
      : { draft: after, draftAt: ctx.now, draftBy: ctx.user.id },
  )
  ctx.record({ event: 'form.draft_changed', subject: subjectOf(row), changes: changesIn(ctx, before, after) })
  return savedOf(ctx, changed, after)
}

async function savedOf(ctx: StaffContext, row: FormRow, definition: FormDefinition) {
  const { version, draft } = row
  return { version, isDraft: draft !== null, problems: await problemsOf(ctx, row, definition) }
}

export async function problemsOf(
  ctx: StaffContext,
  { kind }: Pick<FormRow, 'kind'>,
  definition: FormDefinition,
): Promise<DefinitionProblem[]> {
  const { preset } = await readSetting(ctx, 'form_general', formGeneralSettings)
  return problemsOfDefinition({ kind, definition, preset, says: translateText })
}

const translateText: Judged['says'] = (key, language, values) => translate(language, key, values)

async function refuseLosingAnswers(
  ctx: StaffContext,
  formId: string,
  { before, after }: { before: FormDefinition; after: FormDefinition },
): Promise<void> {
  const [first] = await answeredAndGone(ctx, formId, { before, after })
  if (!first) return
  const asked = questionsIn(before).find(({ section, field }) => section.of === first.of && field.key === first.field)
  const field = asked ? formText(asked.field.label, ctx.t, ctx.language) : first.field
  throw new AppError('form_settings_field_has_answers', { values: { field, count: first.answers } })
}

/** Audit entries: the place, the property, and both values as text. */
export const changesIn = (ctx: StaffContext, before: FormDefinition, after: FormDefinition) =>
  definitionDiff(before, after, wordsOf(ctx)).map(({ path, what, property, before: old, after: now }) => ({
    field: [...path, property ?? ctx.t(`form_settings_diff_${what}`)].join(' › '),
    old,
    new: now,
  }))
