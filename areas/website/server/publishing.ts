// Publishes the draft, takes the page offline, and discards the draft.

import { AppError, staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { canBePublished, problemsOfPage, type PageProblem } from '../rules/page-problems.ts'
import { changesIn, subjectOf } from './audit.ts'
import { openDocuments } from './files.ts'
import { websiteVersion } from './tables.ts'
import { toldVersion } from './versions.ts'
import { changeWebsite, editedOf, lockDesk, noDraft, readDesk } from './website-row.ts'
import * as contract from '../contract/publishing.ts'

export const publishWebsite = handler(contract.publishWebsite, { permission: 'admin' }, async (ctx, { body }) => {
  const desk = await lockDesk(ctx)
  const { row, newest, published, content } = desk
  if (row.version !== body.version) throw staleVersion(await editedOf(ctx, desk))
  if (row.draft === null && row.liveVersion !== null) throw new AppError('website_nothing_to_publish')
  const problems = problemsOfPage(content, ctx.workspace.languages)
  if (!canBePublished(problems)) throw refusalOf(ctx, problems)
  const versionNumber = (newest?.versionNumber ?? 0) + 1
  const [created] = await ctx.db
    .insert(websiteVersion)
    .values({
      workspaceId: ctx.workspace.id,
      versionNumber,
      content,
      note: body.note,
      publishedBy: ctx.user.id,
      createdAt: ctx.now,
    })
    .returning()
  if (!created) throw new Error('the version that was just published is gone')
  const { version } = await changeWebsite(ctx, row, { ...noDraft, liveVersion: versionNumber })
  await openDocuments(ctx, content)
  ctx.record({
    event: 'website.published',
    subject: subjectOf(ctx),
    changes: [
      { field: 'live_version', old: row.liveVersion, new: versionNumber },
      ...(published ? changesIn(ctx, published, content) : []),
    ],
    ...(body.note && { cause: body.note }),
  })
  return {
    version,
    published: await toldVersion(ctx, created),
    notify: [{ type: 'success', title: ctx.t('website_published') }],
  }
})

/** One entry per block, with the messages of its blocking problems. */
function refusalOf(ctx: StaffContext, problems: readonly PageProblem[]): AppError {
  const blocking = problems.filter(({ blocks }) => blocks)
  const fields = Object.fromEntries(
    [...Map.groupBy(blocking, ({ block }) => block ?? 'page')].map(([place, there]) => [
      place,
      [...new Set(there.map(({ key }) => ctx.t(key)))].join(' '),
    ]),
  )
  return new AppError('website_not_ready', { status: 422, fields, values: { count: blocking.length } })
}

export const unpublishWebsite = handler(contract.unpublishWebsite, { permission: 'admin' }, async (ctx, { body }) => {
  const desk = await lockDesk(ctx)
  const { row } = desk
  if (row.liveVersion === null) throw new AppError('website_not_published')
  if (row.version !== body.version) throw staleVersion(await editedOf(ctx, desk))
  const { version } = await changeWebsite(ctx, row, { liveVersion: null })
  await openDocuments(ctx, null)
  ctx.record({
    event: 'website.unpublished',
    subject: subjectOf(ctx),
    changes: [{ field: 'live_version', old: row.liveVersion, new: null }],
  })
  return { version, notify: [{ type: 'success', title: ctx.t('website_unpublished') }] }
})

export const discardWebsiteDraft = handler(
  contract.discardWebsiteDraft,
  { permission: 'admin' },
  async (ctx, { body }) => {
    const desk = await lockDesk(ctx)
    const { row, published, content } = desk
    // The draft is already discarded.
    if (row.draft === null) return editedOf(ctx, desk)
    if (row.version !== body.version) throw staleVersion(await editedOf(ctx, desk))
    if (!published) throw new AppError('website_never_published')
    await changeWebsite(ctx, row, noDraft)
    ctx.record({
      event: 'website.draft_discarded',
      subject: subjectOf(ctx),
      changes: changesIn(ctx, content, published),
    })
    return editedOf(ctx, await readDesk(ctx))
  },
)
