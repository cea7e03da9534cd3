// The buyer's page behind the link of the agreement's mail. Opening it changes nothing; accepting is a separate POST.

import { and, eq } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import { findSent } from '#areas/application-form/server/public.ts'
import { findApplication, findObject } from '#areas/applications/server/public.ts'
import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import { publicName } from '#areas/project-settings/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { hashOf } from '#platform/server/ids.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import * as contract from '../../contract/reservation-page.ts'
import type { ReservationKey } from '../../contract/reservation-page.ts'
import type { DrawnSignature } from '../../rules/drawn-signature.ts'
import { stateAt } from '../../rules/reservation-state.ts'
import { acceptReservation } from '../queue/accepting.ts'
import { drawAcceptance } from './agreement-document.ts'
import { courseOf, serveFile } from './course.ts'
import { keepFile } from './keep-file.ts'
import { reservationOf, type ReservationRow } from './reservation-row.ts'
import { reservation } from './reservation-tables.ts'

const noHash = Buffer.alloc(32)

/** An agreement that nobody accepted ends with its link; an accepted one can be looked at until the reservation ends. */
async function openPage(ctx: Context, { uuid, token }: ReservationKey): Promise<ReservationRow> {
  const [row] = await ctx.db
    .select()
    .from(reservation)
    .where(and(eq(reservation.workspaceId, ctx.workspace.id), eq(reservation.id, uuid)))
  const isToken = timingSafeEqual(hashOf(token), row?.tokenHash ?? noHash)
  if (!row || !isToken) throw notFound('sales_link_not_valid')
  const isLate = row.state === 'offered' && row.linkUntil !== null && row.linkUntil <= ctx.now
  if (isLate || stateAt(row, ctx.now) === 'released') throw new AppError('sales_link_over', { status: 410 })
  return row
}

export const getReservationPage = publicHandler(
  contract.getReservationPage,
  { perMinute: 60 },
  async (ctx, { params }) => {
    const row = await openPage(ctx, params)
    const application = await findApplication(ctx, row.applicationId)
    const { person, phone, email } = await readSetting(ctx, 'contact', contactSettings)
    return {
      ...(await courseOf(ctx, row)),
      template: ctx.workspace.formTemplate,
      language: row.language,
      projectName: await publicName(ctx),
      contactName: application.contactName,
      reservationDays: row.reservationDays,
      paymentDays: row.paymentDays,
      linkUntil: row.linkUntil?.toISOString() ?? null,
      contact: { person, phone: spelledPhone(phone), email },
    }
  },
)

export const acceptAgreement = publicHandler(
  contract.acceptAgreement,
  { perMinute: 30 },
  async (ctx, { params, body }) => {
    const found = await openPage(ctx, params)
    const { name, signature } = body
    const accepted = await acceptReservation(ctx, found, { by: 'buyer', name, signature, signedOn: dayOf(ctx.now) })
    // The link may have ended while the call waited for the lock.
    await openPage(ctx, params)
    await keepAcceptance(ctx, accepted, { name, signature })
    return { state: accepted.state }
  },
)

async function keepAcceptance(
  ctx: Context,
  row: ReservationRow,
  { name, signature }: { name: string; signature: DrawnSignature },
): Promise<void> {
  const { object } = await findObject(ctx, row.objectId)
  const content = await drawAcceptance(ctx, {
    language: row.language,
    objectTitle: object.title,
    buyerNames: row.buyerNames,
    signedName: name,
    acceptedAt: ctx.now,
    signature,
    sha256: row.agreementSha256.toString('hex'),
  })
  const title = translatorFor(row.language)('sales_acceptance_title')
  await keepFile(ctx, { reservationId: row.id, category: 'acceptance', name: title, content })
}

export const getReservationFile = publicFileHandler(contract.getReservationFile, async (ctx, { params }) =>
  serveFile(ctx, await openPage(ctx, params), params.file),
)

export const getOwnReservation = publicHandler(contract.getOwnReservation, {}, async (ctx, { params }) => {
  const application = await findSent(ctx, params, 'read')
  const row = await reservationOf(ctx, application.id)
  return { reservation: row && (await courseOf(ctx, row)) }
})

export const getOwnReservationFile = publicFileHandler(contract.getOwnReservationFile, async (ctx, { params }) => {
  const application = await findSent(ctx, params, 'read')
  const row = await reservationOf(ctx, application.id)
  if (!row) throw notFound('files_not_found')
  return serveFile(ctx, row, params.file)
})
