// Emails the link to a draft, so that the applicant can continue later or on another device.

import { eq, and } from 'drizzle-orm'
import { swissDate } from '#platform/rules/calendar-day.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { AppError } from '#platform/server/app-error.ts'
import { swissDay } from '#areas/forms/rules/days.ts'
import { findDoor } from './credentials.ts'
import { applicationDraft } from '../tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/submit.ts'

export const sendContinueLink = publicHandler(
  contract.sendContinueLink,
  { perMinute: 5 },
  async (ctx, { params, body }) => {
    const door = await findDoor(ctx, params, 'change')
    if (door.kind === 'application') throw new AppError('application_form_already_sent')
    const { id, formId, expiresAt } = door.draft
    await ctx.db
      .update(applicationDraft)
      .set({ contactEmail: body.email })
      .where(and(eq(applicationDraft.workspaceId, ctx.workspace.id), eq(applicationDraft.id, id)))
    const until = swissDate(swissDay(expiresAt))
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
  },
)
