// Files an attachment as a document of the record, if records of this kind have documents.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { Input } from '#platform/server/http/input.ts'
import { announce } from '#platform/server/live/announce.ts'
import { mailAttachment, mailMessage } from '#platform/server/mail/tables.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { findThread, kindOf } from './thread-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/filing.ts'

type Params = Input<typeof contract.fileAttachment>['params']

async function findAttachment(ctx: Context, { applicationId: threadId, attachmentId }: Params) {
  const [found] = await ctx.db
    .select({ file: storedFile })
    .from(mailAttachment)
    .innerJoin(
      mailMessage,
      and(eq(mailMessage.workspaceId, mailAttachment.workspaceId), eq(mailMessage.id, mailAttachment.mailId)),
    )
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, mailAttachment.workspaceId), eq(storedFile.id, mailAttachment.fileId)),
    )
    .where(
      and(
        eq(mailAttachment.workspaceId, ctx.workspace.id),
        eq(mailAttachment.fileId, attachmentId),
        eq(mailMessage.threadId, threadId),
      ),
    )
    .limit(1)
  if (!found) throw notFound('files_not_found')
  return found.file
}

async function filingOf(ctx: Context, threadId: string) {
  const thread = await findThread(ctx, threadId)
  const filing = kindOf(ctx, thread)?.filing
  if (!filing) throw new AppError('communication_only_applications_file')
  return filing
}

export const getFiling = handler(contract.getFiling, { permission: 'applications_write' }, async (ctx, { params }) => {
  const filing = await filingOf(ctx, params.applicationId)
  const file = await findAttachment(ctx, params)
  const filed = await filing.filedAs(ctx, [file.id])
  return {
    name: file.name,
    ...(await filing.placesOf(ctx, params.applicationId)),
    filed: filed.get(file.id) ?? null,
  }
})

export const fileAttachment = handler(
  contract.fileAttachment,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const filing = await filingOf(ctx, params.applicationId)
    const file = await findAttachment(ctx, params)
    await filing.fileAway(ctx, params.applicationId, { file, adultId: body.adultId, category: body.category })
    await announce(ctx.client, ctx.workspace.id, 'mails')
    return { notify: [{ type: 'success', title: ctx.t('communication_filed', { name: file.name }) }] }
  },
)
