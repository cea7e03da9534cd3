// Checks and fields that categories of rooms and standard categories share.

import { AppError, notFound, staleVersion } from '#platform/server/app-error.ts'
import { newId } from '#platform/server/ids.ts'
import type { NewCategoryData, WantedPlace } from '../../contract/settings.ts'
import { arrangementFault, inTreeOrder } from '../../rules/category-tree.ts'
import { mostLevels, type Rights } from '../../rules/room-right.ts'
import { mostCategories, type CategoryFields } from '../../rules/standard-categories.ts'
import type { RoleFields } from '../../rules/standard-roles.ts'

/** Leaves out roles that no longer exist. */
export function knownRights(roles: readonly Pick<RoleFields, 'id'>[], rights: Rights): Record<string, Given> {
  const known = roles.flatMap(({ id }): [string, Given][] => {
    const right = rights[id]
    return right ? [[id, right]] : []
  })
  return Object.fromEntries(known)
}

type Given = NonNullable<Rights[string]>

type Placed = Pick<CategoryFields, 'id' | 'parentId' | 'position'>
type Typed = Omit<NewCategoryData, 'parent_id'>

/** A category with a new id at the end of its parent. */
export function newCategory(categories: readonly Placed[], roles: readonly RoleFields[], typed: NewCategoryData) {
  const { parent_id: parentId } = typed
  assertParent(categories, parentId)
  if (categories.length >= mostCategories) {
    throw new AppError('document_room_category_too_many', { values: { count: mostCategories } })
  }
  const siblings = categories.filter((one) => one.parentId === parentId)
  const position = Math.max(0, ...siblings.map((one) => one.position)) + 1
  return { id: newId(), parentId, position, ...fieldsOf(roles, typed) }
}

/** Titles and rights after a change; refuses a stale version. */
export function changedCategory(
  before: CategoryFields,
  roles: readonly RoleFields[],
  typed: Typed & { version: number },
) {
  if (before.version !== typed.version) throw staleVersion({ title_de: before.titleDe, title_fr: before.titleFr })
  return fieldsOf(roles, typed)
}

const fieldsOf = (roles: readonly RoleFields[], typed: Typed) => ({
  titleDe: typed.title_de,
  titleFr: typed.title_fr,
  rights: knownRights(roles, typed.rights),
})

function assertParent(categories: readonly Placed[], parentId: string | null): void {
  if (parentId === null) return
  const parent = inTreeOrder(categories).find(({ id }) => id === parentId)
  if (!parent) throw notFound('document_room_category_not_found')
  if (parent.level + 1 >= mostLevels) throw new AppError('document_room_category_too_deep', { values: { mostLevels } })
}

export const countBelow = (categories: readonly Pick<Placed, 'parentId'>[], id: string): number =>
  categories.filter(({ parentId }) => parentId === id).length

export function assertNothingBelow(categories: readonly Placed[], id: string): void {
  const below = countBelow(categories, id)
  if (below > 0) throw new AppError('document_room_category_locked_below', { values: { count: below } })
}

const faultTexts = {
  others: 'document_room_order_outdated',
  circle: 'document_room_category_in_itself',
  too_deep: 'document_room_category_too_deep',
} as const

export function assertArrangement(categories: readonly Placed[], order: readonly WantedPlace[]): void {
  const wanted = order.map(({ id, parent_id: parentId }) => ({ id, parentId }))
  const fault = arrangementFault(
    categories.map(({ id }) => id),
    wanted,
    mostLevels,
  )
  if (fault) throw new AppError(faultTexts[fault], { values: { mostLevels } })
}

type Named = Pick<CategoryFields, 'titleDe' | 'titleFr' | 'rights'>

/** Changes for the audit; each right is one change with the name of its role. */
export function changedFields(roles: readonly RoleFields[], before: Named, after: Named) {
  const titles = [
    { field: 'title_de', old: before.titleDe, new: after.titleDe },
    { field: 'title_fr', old: before.titleFr, new: after.titleFr },
  ]
  const list = (rights: Rights) =>
    roles.flatMap(({ id, titleDe }) => (rights[id] ? [`${titleDe}: ${rights[id]}`] : [])).join(', ')
  const rights = { field: 'rights', old: list(before.rights), new: list(after.rights) }
  return [...titles, rights].filter((change) => change.old !== change.new)
}
