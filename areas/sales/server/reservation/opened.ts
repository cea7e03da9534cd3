// Finds the reservation that staff act on, locked, with its state at the time of the call.

import { findApplication, type ApplicationRow } from '#areas/applications/server/public.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { settleExpired } from '../queue/releasing.ts'
import { getReservationOf, type ReservationRow } from './reservation-row.ts'
import { lockSales } from './sale-locks.ts'

export interface Opened {
  row: ReservationRow
  application: ApplicationRow
}

export async function openReservation(ctx: Context, applicationId: string, version: number): Promise<Opened> {
  const { id } = await findApplication(ctx, applicationId)
  const { objectId } = await getReservationOf(ctx, id)
  await lockSales(ctx, [objectId])
  await settleExpired(ctx, objectId)
  const row = await getReservationOf(ctx, id)
  if (row.version !== version) throw staleVersion({ version: row.version, state: row.state })
  return { row, application: await findApplication(ctx, id) }
}
