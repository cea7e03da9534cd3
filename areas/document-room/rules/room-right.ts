// Rights of roles on the categories of a document room, and the actions that each right allows.

export const roomRights = ['none', 'read', 'download', 'upload'] as const
export type RoomRight = (typeof roomRights)[number]

/** Right by id of the role. A role without an entry has the right of the parent category. */
export type Rights = Partial<Record<string, RoomRight>>

export const fileActions = ['list', 'preview', 'download', 'upload'] as const
export type FileAction = (typeof fileActions)[number]

/** Each right includes those before it. */
const neededFor: Record<FileAction, RoomRight> = {
  list: 'read',
  preview: 'read',
  download: 'download',
  upload: 'upload',
}

export const allows = (right: RoomRight, action: FileAction): boolean =>
  roomRights.indexOf(right) >= roomRights.indexOf(neededFor[action])

export interface RightsNode {
  id: string
  parentId: string | null
  rights: Rights
}

/** Rights of one role by id of the category. A category whose parent is unknown has its own right or none. */
export function rightsOfRole(categories: readonly RightsNode[], roleId: string): Map<string, RoomRight> {
  const byId = new Map(categories.map((one) => [one.id, one]))
  const known = new Map<string, RoomRight>()
  const rightOf = (node: RightsNode, depth: number): RoomRight => {
    const own = node.rights[roleId]
    if (own) return own
    const parent = node.parentId === null ? undefined : byId.get(node.parentId)
    return parent && depth < mostLevels ? rightOf(parent, depth + 1) : 'none'
  }
  for (const node of categories) known.set(node.id, rightOf(node, 0))
  return known
}

export const mostLevels = 4

/** Readable categories and the categories that lead to them. */
export function shownCategories(
  categories: readonly Pick<RightsNode, 'id' | 'parentId'>[],
  rights: ReadonlyMap<string, RoomRight>,
): Set<string> {
  const byId = new Map(categories.map((one) => [one.id, one]))
  const shown = new Set<string>()
  for (const { id } of categories.filter((one) => allows(rights.get(one.id) ?? 'none', 'list'))) {
    for (
      let at = byId.get(id);
      at && !shown.has(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    ) {
      shown.add(at.id)
    }
  }
  return shown
}
