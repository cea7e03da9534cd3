// Withdraws an application with the household's reason, notifies staff and sends a confirmation mail.

import { applicationCan } from '#areas/applications/rules/application-can.ts'
import { applicationValues, tellOfApplication, withdraw } from '#areas/applications/server/public.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { inProjectWords } from '#areas/mail-templates/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import { standingOf } from '#areas/applications/rules/after-sending.ts'
import type { ApplicationRow } from '../later/credentials.ts'
import { findSent } from '../sending/find-sent.ts'
import { statusOf } from './status.ts'
import { wishesOf } from '../documents/dossier.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/status.ts'

export const withdrawApplication = publicHandler(
  contract.withdrawApplication,
  { perMinute: 20 },
  async (ctx, { params, body }) => {
    const row = await findSent(ctx, params, 'change')
    // A repeated request (second click, other tab) succeeds because the application is already withdrawn.
    if (standingOf(row) === 'withdrawn') return { status: await statusOf(ctx, row, params) }
    assertAllowed(applicationCan.beWithdrawnByApplicant(row))
    const withdrawn = await withdraw(ctx, row, [body.reason, ...(body.comment ? [body.comment] : [])])
    await tellOfApplication(ctx, {
      kind: 'application_withdrawn',
      application: row,
      objectIds: await wishesOf(ctx, row),
    })
    await confirmByMail(ctx, row)
    const title = ctx.t('application_form_withdrawn_done', { number: row.number })
    return { status: await statusOf(ctx, withdrawn, params), notify: [{ type: 'success', title }] }
  },
)

async function confirmByMail(ctx: Context, row: ApplicationRow) {
  const { id, number, language, contactName, contactEmail } = row
  const t = translatorFor(language, ctx.workspace.projectType)
  const usual: MailDraft = {
    kind: 'application-withdrawn',
    language,
    record: { kind: 'application', id },
    to: { name: contactName, address: contactEmail },
    subject: t('application_form_mail_withdrawn_subject', { number }),
    greeting: t('application_form_greeting', { name: contactName }),
    paragraphs: [t('application_form_mail_withdrawn_text', { number })],
    closing: t('application_form_closing'),
  }
  const values = () => applicationValues(ctx, row)
  await queueMail(ctx, await inProjectWords(ctx, { kind: 'application_withdrawn', usual, values }))
}
