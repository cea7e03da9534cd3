// The buyer chooses options on the own page, until the deadline.

import { findSent } from '#areas/application-form/server/public.ts'
import { tellOfApplication, type ApplicationRow } from '#areas/applications/server/public.ts'
import { serveOpen } from '#areas/files/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/own-page.ts'
import { reservationOf, type ReservationRow } from '../reservation/reservation-row.ts'
import { mailChoicesConfirmed } from './buyer-mails.ts'
import { makeChoices, openChoosing } from './choosing.ts'
import { offersOf } from './offers.ts'
import { readPictures } from './option-rows.ts'
import { toldChoosing } from './told-choosing.ts'

export const getOwnChoices = publicHandler(contract.getOwnChoices, {}, async (ctx, { params }) => {
  const application = await findSent(ctx, params, 'read')
  const row = await liveReservationOf(ctx, application.id)
  const told = row && (await toldChoosing(ctx, row, ctx.language))
  return { choosing: told?.choosing ?? null }
})

export const confirmOwnChoices = publicHandler(
  contract.confirmOwnChoices,
  { perMinute: 30 },
  async (ctx, { params, body }) => {
    const application = await findSent(ctx, params, 'read')
    const opened = await openChoosing(ctx, application.id)
    const isNew = await makeChoices(ctx, opened, {
      application,
      made: body.choices,
      version: body.version,
      by: 'buyer',
      actor: { kind: 'applicant', id: null, name: application.contactName },
    })
    if (isNew) await tellOfChoices(ctx, application, opened.reservation)
    return { notify: [{ type: 'success', title: ctx.t('sales_done_choices') }] }
  },
)

async function tellOfChoices(ctx: Context, application: ApplicationRow, row: ReservationRow): Promise<void> {
  await mailChoicesConfirmed(ctx, row, await offersOf(ctx, row))
  await tellOfApplication(ctx, { kind: 'choices_confirmed', application, objectIds: [row.objectId] })
}

export const getOptionPicture = publicFileHandler(contract.getOptionPicture, async (ctx, { params }) => {
  const application = await findSent(ctx, params, 'read')
  const row = await liveReservationOf(ctx, application.id)
  const isOffered = row && (await offersOf(ctx, row)).some(({ option }) => option.id === params.optionId)
  const picture = isOffered && (await readPictures(ctx, [params.optionId])).get(params.optionId)
  if (!picture) throw notFound('files_not_found')
  return serveOpen(ctx, picture)
})

/** Null after a release, so that nothing of the ended purchase is shown. */
export async function liveReservationOf(ctx: Context, applicationId: string): Promise<ReservationRow | null> {
  const row = await reservationOf(ctx, applicationId)
  return row && row.state !== 'released' ? row : null
}
