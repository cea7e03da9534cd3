// Makes a reservation: the agreement as PDF from the current template, with its fee and days as they are now.

import { findObject, type ApplicationRow } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { newId } from '#platform/server/ids.ts'
import { drawAgreement } from './agreement-document.ts'
import { readBuyerNames } from './buyers.ts'
import { keepFile } from './keep-file.ts'
import { salePriceOf } from '../prices/sale-price.ts'
import type { ReservationRow } from './reservation-row.ts'
import { readAgreement, readReservationSettings } from './reservation-settings.ts'
import { reservation } from './reservation-tables.ts'

interface Made {
  application: Pick<ApplicationRow, 'id' | 'language'>
  objectId: string
  createdBy: string | null
}

export async function makeReservation(
  ctx: Context,
  { application, objectId, createdBy }: Made,
): Promise<ReservationRow> {
  const housed = await findObject(ctx, objectId)
  const settings = await readReservationSettings(ctx)
  const { version, content } = await readAgreement(ctx)
  const buyerNames = await readBuyerNames(ctx, application.id)
  const { language } = application
  const { price, priceListId, discount } = await salePriceOf(ctx, application.id, objectId)
  const agreement = await drawAgreement(ctx, { language, content, settings, housed, buyerNames, price })
  const id = newId()
  const name = `${translatorFor(language)('sales_file_agreement')} ${housed.object.title}`
  const file = await keepFile(ctx, { reservationId: id, category: 'agreement', name, content: agreement })
  const [made] = await ctx.db
    .insert(reservation)
    .values({
      workspaceId: ctx.workspace.id,
      id,
      applicationId: application.id,
      objectId,
      state: 'offered',
      language,
      templateVersion: version,
      buyerNames: buyerNames.join(', '),
      price,
      priceListId,
      discount,
      fee: settings.fee,
      reservationDays: settings.reservationDays,
      paymentDays: settings.paymentDays,
      notaryDays: settings.notaryDays,
      feeOnWithdrawal: settings.feeOnWithdrawal,
      feeOnExpiry: settings.feeOnExpiry,
      agreementFileId: file.id,
      agreementSha256: file.sha256,
      createdBy,
      createdAt: ctx.now,
    })
    .returning()
  if (!made) throw new Error('the reservation was not written')
  return made
}
