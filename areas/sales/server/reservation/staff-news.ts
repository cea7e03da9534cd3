// Notifies staff of what happened to a reservation without them.

import { tellOfApplications, type ApplicationRow } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'

export type ReservationNews =
  | 'reservation_accepted'
  | 'reservation_signing_ended'
  | 'reservation_fee_paid'
  | 'reservation_fee_reversed'
  | 'reservation_overdue'
  | 'reservation_countersign'
  | 'reservation_released'
  | 'sale_defect_due'

export const tellOfReservation = (
  ctx: Context,
  kind: ReservationNews,
  application: Pick<ApplicationRow, 'id' | 'number' | 'contactName'>,
  objectId: string,
): Promise<void> => tellOfApplications(ctx, [{ kind, application, objectIds: [objectId] }])
