// The link to a draft by mail, for those who go on later or on another device.

import { eq, and } from 'drizzle-orm'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { sendContinueLink } from '../contract/submit.ts'
import { swissDay } from '#areas/forms/rules/days.ts'
import { findDoor } from './credentials.ts'
import { applicationDraft } from './tables.ts'

export async function mailContinueLink(
  ctx: Context,
  { params, body }: Received<typeof sendContinueLink>,
): Promise<AnswerOf<typeof sendContinueLink>> {
  const door = await findDoor(ctx, params, 'change')
  if (door.kind === 'application') throw new Refusal('application_form_already_sent')
  const { id, formId, expiresAt } = door.draft
  await ctx.db
    .update(applicationDraft)
    .set({ contactEmail: body.email })
    .where(and(eq(applicationDraft.workspaceId, ctx.workspace.id), eq(applicationDraft.id, id)))
  const until = swissDay(expiresAt).split('-').toReversed().join('.')
  await queueMail(ctx, {
    kind: 'application-continue',
    language: ctx.language,
    to: { name: '', address: body.email },
    subject: ctx.t('application_form_mail_continue_subject'),
    greeting: ctx.t('application_form_greeting_plain'),
    paragraphs: [ctx.t('application_form_mail_continue_text', { until })],
    button: {
      label: ctx.t('application_form_mail_continue_button'),
      href: ctx.linkTo(`/form/application/new/${params.slug}/${params.token}/${formId}`),
    },
    closing: ctx.t('application_form_closing'),
  })
  return { notify: [{ type: 'success', title: ctx.t('application_form_link_sent', { email: body.email }) }] }
}
