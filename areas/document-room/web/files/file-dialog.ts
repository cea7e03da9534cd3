// The dialogs of the files of a room.

import type { RoomCategoryView, RoomFileView } from '../../contract/room.ts'

export type FileDialog =
  | { kind: 'category'; category: RoomCategoryView | null; parentId: string | null }
  | { kind: 'upload'; category: RoomCategoryView }
  | { kind: 'version'; file: RoomFileView }
  | { kind: 'file'; file: RoomFileView }
