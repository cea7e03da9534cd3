// Reservations limit their objects: a held object cannot be closed or sold by hand, and an object with
// reservations cannot be deleted.

import type { ObjectTies } from '#areas/objects/server/public.ts'

const ofObject = `reservation r where r.workspace_id = t.workspace_id and r.object_id = t.id`

export const reservationsOfObjects: ObjectTies = {
  holds: [`${ofObject} and r.state in ('signed', 'paid', 'completed')`],
  keeps: [{ reason: 'sales_reason_object_has_reservations', rows: [ofObject] }],
}
