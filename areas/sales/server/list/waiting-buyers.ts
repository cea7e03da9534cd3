// Buyers in the queue behind a reservation, in SQL for lists. The same as `liveReservations`.

import { getTableName } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'

/** True if the buyer of the reservation with this alias waits: one whose application was closed no longer does. */
export const isWaitingSql = (alias: string): string => `(${alias}.state = 'queued'
  and exists (select from ${getTableName(application)} a where a.workspace_id = ${alias}.workspace_id
    and a.id = ${alias}.application_id and a.progress_state = 'sale.new'))`
