// The address of the room in each row of the lists of objects and projects (spec 1 §3, `_dms_detail_view_url`), and the
// room as a reason to keep its object or project.

import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { objectListKey } from '#areas/objects/contract/lists.ts'
import type { ObjectTies } from '#areas/objects/server/public.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import type { RoomOwnerKind } from '../rules/room-address.ts'

const roomOf = (kind: RoomOwnerKind) =>
  `document_room d where d.workspace_id = t.workspace_id and d.owner_kind = '${kind}' and d.owner_id = t.id`

export const roomsOfObjects: ObjectTies = {
  keeps: [{ reason: 'document_room_keeps_object', rows: [roomOf('object')] }],
}

export const roomsOfProjects = {
  where: `exists (select from ${roomOf('project')})`,
  reason: 'document_room_keeps_project',
}

interface Found extends FoundRow {
  dmsSlug: string | null
}

const slugInLists = (lists: readonly string[], kind: RoomOwnerKind) =>
  listAddition<Found>({
    lists,
    select: { id: 't.id', dmsSlug: `(select d.slug from ${roomOf(kind)})` },
    marks: ({ dmsSlug }) => (dmsSlug ? { _dms_detail_view_url: { dms_uuid: dmsSlug } } : {}),
  })

export const roomsInObjectLists = slugInLists(objectKinds.map(objectListKey), 'object')
export const roomsInProjectList = slugInLists(['projects'], 'project')
