// Records that a document room may belong to, and the paths of its pages.

export const roomOwnerKinds = ['object', 'project'] as const
export type RoomOwnerKind = (typeof roomOwnerKinds)[number]

export const roomPath = (slug: string): string => `/dms/${slug}`

export const ownerPath = (kind: RoomOwnerKind, id: string): string =>
  kind === 'object' ? `/objects/${id}` : `/projects/${id}`

/** Owner kind of stored files of rooms. No permission opens them by their own address (`files/rules/file-owner.ts`). */
export const roomFileKind = 'room_file'
