// Mails the support when a person is interested in a feature that was not bought (spec 2 §4 Upsell modal).

import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/shell.ts'

export const sendUpsellingNotification = handler(
  contract.sendUpsellingNotification,
  { permission: 'permit' },
  async (ctx, { body }) => {
    ctx.record({
      event: `upsell.${body.notification_action}`,
      subject: { kind: 'workspace', id: ctx.workspace.id, title: body.feature },
    })
    if (body.notification_action === 'opened') return {}
    const { supportEmail } = await readSetting(ctx, 'general', generalSettings)
    const values = { workspace: ctx.workspace.name, feature: body.feature, name: ctx.actor.name, email: ctx.user.email }
    await queueMail(ctx, {
      kind: 'upselling-notification',
      language: ctx.language,
      to: { name: 'Support', address: supportEmail },
      subject: ctx.t('home_upsell_subject', values),
      greeting: ctx.t('home_upsell_greeting'),
      paragraphs: [ctx.t('home_upsell_text', values)],
      closing: ctx.t('home_mail_closing'),
    })
    return { notify: [{ type: 'success', title: ctx.t('home_upsell_sent') }] }
  },
)
