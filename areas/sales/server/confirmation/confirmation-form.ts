// The buying confirmation form behind a mailed link. Opening it changes nothing.

import { tellOfApplication } from '#areas/applications/server/public.ts'
import { publicName } from '#areas/project-settings/server/public.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/confirmation-form.ts'
import { openConfirmation } from './link.ts'
import { mailReceived } from './mails.ts'
import { readHandedIn } from './proofs.ts'
import { readForSale, offeredObjectOf } from './sale-objects.ts'
import { saveConfirmation } from './saving.ts'
import { toldConfirmation } from './told-confirmation.ts'

export const getConfirmationForm = publicHandler(
  contract.getConfirmationForm,
  { perMinute: 60 },
  async (ctx, { params }) => {
    const opened = await openConfirmation(ctx, params, 'read')
    const { application, confirmation } = opened
    return {
      template: ctx.workspace.formTemplate,
      language: application.language,
      projectName: await publicName(ctx),
      contactName: application.contactName,
      currency: ctx.workspace.currency,
      linkUntil: confirmation.linkUntil.toISOString(),
      confirmedAt: confirmation.confirmedAt?.toISOString() ?? null,
      data: await toldConfirmation(ctx, application),
      choices: (await readForSale(ctx, application.id, { onlyPublished: true })).map(offeredObjectOf),
      proofs: await readHandedIn(ctx, opened, params),
    }
  },
)

export const fillInConfirmation = publicHandler(
  contract.fillInConfirmation,
  { perMinute: 30 },
  async (ctx, { params, body: { consent: _given, ...data } }) => {
    const { application, confirmation } = await openConfirmation(ctx, params, 'change')
    const saved = await saveConfirmation(ctx, application, {
      data,
      choices: await readForSale(ctx, application.id, { onlyPublished: true }),
      event: 'application.buying_confirmed',
      actor: actorOf(ctx, application.contactName),
      columns: { confirmedAt: ctx.now, recordedBy: null, consentedAt: ctx.now },
    })
    if (saved === null) return {}
    await mailReceived(ctx, application, params, confirmation.linkUntil)
    await tellOfApplication(ctx, { kind: 'buying_confirmed', application, objectIds: data.objects })
    return {}
  },
)

const actorOf = (ctx: Context, name: string): Actor =>
  ctx.actor.kind === 'applicant' ? { ...ctx.actor, name } : ctx.actor
