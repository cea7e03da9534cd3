// Publishes drafts and restores versions. New applicants get the newest version; drafts in progress keep theirs.

import { applicationForm } from '#areas/forms/server/public.ts'
import { formDefinition } from '#areas/forms/rules/form-definition.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import { canBePublished } from '../rules/definition-problems.ts'
import type { DefinitionProblem } from '../rules/definition-places.ts'
import { keepingAnswered } from '../rules/keep-answered.ts'
import { answeredAndGone } from './answers-given.ts'
import { changeForm, findVersion, lockForm, subjectOf, workbenchOf } from './form-row.ts'
import { giveUpDefault, isFirstToBeUsed } from './used-by-itself.ts'
import { readVersions } from './versions.ts'
import { changesIn, editedOf, problemsOf, saveDraft } from './workbench.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/versions.ts'

export const publishForm = handler(contract.publishForm, { permission: 'admin' }, async (ctx, { params, body }) => {
  const bench = await workbenchOf(ctx, await lockForm(ctx, params.formId))
  const { row, newest, published, definition } = bench
  if (row.version !== body.version) throw staleVersion(await editedOf(ctx, bench))
  if (row.draft === null) throw new AppError('form_settings_nothing_to_publish')
  const problems = await problemsOf(ctx, row, definition)
  if (!canBePublished(problems)) throw refusalOf(ctx, problems)
  const isFirst = row.isActive && (await isFirstToBeUsed(ctx, row.kind))
  if (isFirst) await giveUpDefault(ctx, row.kind)
  await ctx.db.insert(applicationForm).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    projectFormId: row.id,
    versionNumber: (newest?.versionNumber ?? 0) + 1,
    definition,
    publishedBy: ctx.user.id,
    note: body.note,
    createdAt: ctx.now,
  })
  const changed = await changeForm(ctx, row, {
    draft: null,
    draftAt: null,
    draftBy: null,
    ...(isFirst && { isDefault: true }),
  })
  const subject = subjectOf(row)
  const changes = published ? changesIn(ctx, published, definition) : []
  ctx.record({ event: 'form.published', subject, changes, ...(body.note && { cause: body.note }) })
  if (isFirst && !row.isDefault) ctx.record({ event: 'form.made_default', subject })
  const [version] = await readVersions(ctx, row.id)
  if (!version) throw new Error('the version that was just published is gone')
  return {
    version: changed.version,
    published: version,
    notify: [
      { type: 'success', title: ctx.t('form_settings_published', { name: row.name, version: version.versionNumber }) },
    ],
  }
})

/** One entry per place, by its keys, with the messages of all its problems. */
function refusalOf(ctx: StaffContext, problems: readonly DefinitionProblem[]): AppError {
  const blocking = problems.filter(({ blocks }) => blocks)
  const pathOf = ({ step, section, field, option }: DefinitionProblem) =>
    [step, section, field, option].filter((part) => part !== null).join('.') || 'form'
  const said = ({ key, values, reason }: DefinitionProblem) =>
    [ctx.t(key, values), reason ? ctx.t(reason) : ''].filter(Boolean).join(' ')
  const fields = Object.fromEntries(
    [...Map.groupBy(blocking, pathOf)].map(([path, there]) => [path, there.map(said).join(' ')]),
  )
  return new AppError('form_settings_not_ready', { status: 422, fields, values: { count: blocking.length } })
}

export const discardDraft = handler(contract.discardDraft, { permission: 'admin' }, async (ctx, { params, body }) => {
  const bench = await workbenchOf(ctx, await lockForm(ctx, params.formId))
  const { row, published } = bench
  // The draft is already discarded.
  if (row.draft === null) return editedOf(ctx, bench)
  if (row.version !== body.version) throw staleVersion(await editedOf(ctx, bench))
  if (!published) throw new AppError('form_settings_nothing_published')
  const changed = await changeForm(ctx, row, { draft: null, draftAt: null, draftBy: null })
  ctx.record({
    event: 'form.draft_discarded',
    subject: subjectOf(row),
    changes: changesIn(ctx, bench.definition, published),
  })
  return editedOf(ctx, await workbenchOf(ctx, changed))
})

export const restoreVersion = handler(
  contract.restoreVersion,
  { permission: 'admin' },
  async (ctx, { params, body }) => {
    const version = await findVersion(ctx, params.formId, params.versionNumber)
    const definition = formDefinition.parse(version.definition)
    const { definition: before } = await workbenchOf(ctx, await lockForm(ctx, params.formId))
    const answered = await answeredAndGone(ctx, params.formId, { before, after: definition })
    const saved = await saveDraft(ctx, {
      formId: params.formId,
      version: body.version,
      change: (now) => keepingAnswered(definition, now, answered),
    })
    const { definition: restored } = await workbenchOf(ctx, await lockForm(ctx, params.formId))
    return { ...saved, definition: restored }
  },
)
