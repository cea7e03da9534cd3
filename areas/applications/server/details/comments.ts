// Comments on an evaluation: edited by their author, resolved and reopened by anyone who may evaluate.

import { and, asc, eq } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { notFound, AppError, staleVersion } from '#platform/server/app-error.ts'
import type { EvaluationView } from '../../contract/evaluation.ts'
import { lockApplication, subjectOf } from './application-row.ts'
import { assertColleagues, mailMentions } from '../household/colleagues.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { evaluationComment } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/evaluation.ts'

type CommentRow = typeof evaluationComment.$inferSelect
type CommentView = EvaluationView['comments'][number]

export async function readComments(ctx: StaffContext, applicationId: string): Promise<CommentView[]> {
  const rows = await ctx.db
    .select()
    .from(evaluationComment)
    .where(and(eq(evaluationComment.workspaceId, ctx.workspace.id), eq(evaluationComment.applicationId, applicationId)))
    .orderBy(asc(evaluationComment.createdAt), asc(evaluationComment.id))
  return viewsOf(ctx, rows)
}

export const addComment = handler(
  contract.addComment,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, params.id)
    const mentions = await assertColleagues(ctx, body.mentions)
    const [row] = await ctx.db
      .insert(evaluationComment)
      .values({
        workspaceId: ctx.workspace.id,
        id: newId(),
        applicationId: application.id,
        text: body.text,
        authorId: ctx.user.id,
        mentions,
        createdAt: ctx.now,
      })
      .returning()
    await mailMentions(ctx, application, { mentions, text: body.text })
    ctx.record({ event: 'comment.added', subject: subjectOf(application) })
    return { comment: await viewOf(ctx, row) }
  },
)

export const editComment = handler(
  contract.editComment,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, params.id)
    const row = await lockComment(ctx, params)
    assertAuthor(ctx, row)
    if (row.version !== body.version && row.text !== body.text)
      throw staleVersion({ version: row.version, text: row.text })
    const mentions = await assertColleagues(ctx, body.mentions)
    const [changed] = await ctx.db
      .update(evaluationComment)
      .set({ text: body.text, mentions, editedAt: ctx.now, version: row.version + 1 })
      .where(and(thisComment(ctx, row.id), eq(evaluationComment.version, row.version)))
      .returning()
    const added = mentions.filter((id) => !row.mentions.includes(id))
    await mailMentions(ctx, application, { mentions: added, text: body.text })
    ctx.record({ event: 'comment.changed', subject: subjectOf(application) })
    return { comment: await viewOf(ctx, changed) }
  },
)

export const deleteComment = handler(
  contract.deleteComment,
  { permission: 'applications_write' },
  async (ctx, { params }) => {
    const application = await lockApplication(ctx, params.id)
    const row = await lockComment(ctx, params)
    assertAuthor(ctx, row)
    await ctx.db.delete(evaluationComment).where(thisComment(ctx, row.id))
    ctx.record({ event: 'comment.deleted', subject: subjectOf(application) })
    return {}
  },
)

export const resolveComment = handler(
  contract.resolveComment,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, params.id)
    const row = await lockComment(ctx, { id: params.id, commentId: body.commentId })
    // Resolving twice is idempotent: the response is the same, and the first resolver remains.
    if ((row.resolvedAt !== null) === body.resolved) return { comment: await viewOf(ctx, row) }
    const settled = body.resolved
      ? { resolvedAt: ctx.now, resolvedBy: ctx.user.id }
      : { resolvedAt: null, resolvedBy: null }
    const [changed] = await ctx.db.update(evaluationComment).set(settled).where(thisComment(ctx, row.id)).returning()
    ctx.record({ event: body.resolved ? 'comment.resolved' : 'comment.reopened', subject: subjectOf(application) })
    return { comment: await viewOf(ctx, changed) }
  },
)

const thisComment = (ctx: Context, id: string) =>
  and(eq(evaluationComment.workspaceId, ctx.workspace.id), eq(evaluationComment.id, id))

async function lockComment(ctx: Context, { id, commentId }: { id: string; commentId: string }): Promise<CommentRow> {
  const [row] = await ctx.db
    .select()
    .from(evaluationComment)
    .where(and(thisComment(ctx, commentId), eq(evaluationComment.applicationId, id)))
    .for('update')
  if (!row) throw notFound('applications_comment_not_found')
  return row
}

function assertAuthor(ctx: StaffContext, row: CommentRow): void {
  if (row.authorId !== ctx.user.id) throw new AppError('applications_comment_of_another', { status: 403 })
}

async function viewOf(ctx: StaffContext, row: CommentRow | undefined): Promise<CommentView> {
  const [view] = row ? await viewsOf(ctx, [row]) : []
  if (!view) throw notFound('applications_comment_not_found')
  return view
}

async function viewsOf(ctx: StaffContext, rows: CommentRow[]): Promise<CommentView[]> {
  const nameOf = await staffNames(
    ctx,
    rows.flatMap(({ authorId, resolvedBy, mentions }) => [authorId, resolvedBy, ...mentions]),
  )
  return rows.map((row) => ({
    commentId: row.id,
    text: row.text,
    author: nameOf(row.authorId),
    at: row.createdAt.toISOString(),
    edited: row.editedAt !== null,
    resolved: row.resolvedAt && { by: nameOf(row.resolvedBy), at: row.resolvedAt.toISOString() },
    mentions: row.mentions.map((id) => ({ id, ...nameOf(id) })),
    canEdit: row.authorId === ctx.user.id && ctx.can('applications_write'),
    version: row.version,
  }))
}
