// The kind of object whose list this is.

import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { objectListKey } from '#areas/objects/contract/lists.ts'

export const kindOfList = (list: string): ObjectKind =>
  objectKinds.find((kind) => objectListKey(kind) === list) ?? 'apartment'
