// The address of the room in each row of the lists of objects (spec 1 §3, `_dms_detail_view_url`), and the room as a
// reason to keep its object.

import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { objectListKey } from '#areas/objects/contract/lists.ts'
import type { ObjectTies } from '#areas/objects/server/public.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'

const ofObject = `document_room d where d.workspace_id = t.workspace_id and d.owner_kind = 'object' and d.owner_id = t.id`

export const roomsOfObjects: ObjectTies = {
  holds: [],
  keeps: [{ reason: 'document_room_keeps_object', rows: [ofObject] }],
}

interface Found extends FoundRow {
  dmsSlug: string | null
}

export const roomsInObjectLists = listAddition<Found>({
  lists: objectKinds.map(objectListKey),
  select: {
    id: 't.id',
    dmsSlug: `(select d.slug from ${ofObject})`,
  },
  marks: ({ dmsSlug }) => (dmsSlug ? { _dms_detail_view_url: { dms_uuid: dmsSlug } } : {}),
})
