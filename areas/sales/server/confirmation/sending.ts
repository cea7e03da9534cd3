// Staff mail the link to the buying confirmation form.

import { findApplication, lockApplication, subjectOf } from '#areas/applications/server/public.ts'
import { lookAtMail, sendProcessMail } from '#areas/mail-templates/server/public.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { handler } from '#platform/server/http/handler.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/confirmation.ts'
import { confirmationCan } from '../../rules/confirmation/confirmation-can.ts'
import { writeConfirmation } from './confirmation-row.ts'
import { linkToCome, newLink } from './link.ts'
import { confirmationFormMail } from './mails.ts'

export const sendConfirmationForm = handler(
  contract.sendConfirmationForm,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, params.id)
    assertAllowed(confirmationCan.beSent(application, ctx.workspace.projectType))
    const link = newLink(ctx)
    const version = await writeConfirmation(ctx, application.id, {
      ...link.columns,
      sentAt: ctx.now,
      sentBy: ctx.user.id,
    })
    const mailId = await sendProcessMail(ctx, confirmationFormMail(ctx, application, link), body.mail)
    ctx.record({
      event: 'application.buying_form_sent',
      subject: subjectOf(application),
      changes: [aboutMail(mailId)],
    })
    const title = ctx.t('sales_done_form_sent', { email: application.contactEmail })
    return { version, notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

export const previewConfirmationForm = handler(
  contract.previewConfirmationForm,
  { permission: 'applications_write' },
  async (ctx, { params, body }) =>
    lookAtMail(ctx, confirmationFormMail(ctx, await findApplication(ctx, params.id), linkToCome(ctx)), body.mail),
)
