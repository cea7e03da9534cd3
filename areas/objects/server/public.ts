// For the other areas: what is asked of an object beside its columns, how one is held without an application, and how units
// that another system knows come in.

export { beforeObjectLock, objectRemoval } from './extension-points.ts'
export { openApplications } from './list-row.ts'
export { findObject, francs } from './object-row.ts'
export { publicTerms } from './public-terms.ts'
export { reasonsOf, valueTold } from './bulk-import/check.ts'
export { planUnits, writeUnits } from './bulk-import/units.ts'
export { beginReservation, lookReservationFor, release, reserve } from './reservations.ts'

/** SQL: how many applications count towards the limit of the object with this name; 0 where there is no limit. */
export const receivedOf = (object: string): string => `
  case when ${object}.max_applications is null then 0 else (
    select count(*)::int from application_wish counted
      join application wishing on wishing.workspace_id = counted.workspace_id and wishing.id = counted.application_id
      where counted.workspace_id = ${object}.workspace_id and counted.object_id = ${object}.id
        and wishing.progress_state <> 'inactive') end`
