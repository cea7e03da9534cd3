// Interest in a feature that is not bought is told to the support by mail (spec 2 §4 Upsell modal).

import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import type { AnswerOf, BodyOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { sendUpsellingNotification } from '../contract/shell.ts'

export async function tellSupport(
  ctx: StaffContext,
  { body }: { body: BodyOf<typeof sendUpsellingNotification> },
): Promise<AnswerOf<typeof sendUpsellingNotification>> {
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
}
