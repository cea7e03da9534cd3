// Where a reservation stands, as its buyer sees it.

import { francsOf } from '#platform/rules/amounts/money.ts'
import { addressOf, findObject, francs } from '#areas/applications/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { ServedFile } from '#platform/server/http/file-route.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { buyerFiles, type OwnReservation } from '../../contract/reservation-page.ts'
import { stateAt } from '../../rules/reservation-state.ts'
import { findFee } from '../accounting/reservation-fee.ts'
import { filesOf } from './keep-file.ts'
import { queuePlaceOf, type ReservationRow } from './reservation-row.ts'

type BuyerFile = (typeof buyerFiles)[number]

export async function courseOf(ctx: Context, row: ReservationRow): Promise<OwnReservation> {
  const { object, building } = await findObject(ctx, row.objectId)
  const fee = await findFee(ctx, row)
  const state = stateAt(row, ctx.now)
  const stored = new Set((await filesOf(ctx, row.id)).map(({ category }) => category))
  return {
    state,
    objectTitle: object.title,
    address: addressOf(building),
    price: francs(row.price),
    fee: francsOf(row.fee),
    feeOpen: fee ? francsOf(Math.max(fee.open, 0)) : null,
    feeDueOn: row.feeDueOn,
    until: row.until?.toISOString() ?? null,
    place: state === 'queued' ? await queuePlaceOf(ctx, row) : null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    feeFate: row.feeFate && translatorFor(row.language)(`sales_fee_fate_${row.feeFate}`),
    files: buyerFiles.filter((file) => stored.has(file)),
  }
}

/** The newest file of the category. */
export async function serveFile(ctx: Context, row: ReservationRow, category: BuyerFile): Promise<ServedFile> {
  const file = (await filesOf(ctx, row.id)).findLast((one) => one.category === category)
  if (!file) throw notFound('files_not_found')
  const { name, contentType, size, storageKey } = file
  return { name, contentType, size, content: await ctx.services.files.get(storageKey), inline: true }
}
