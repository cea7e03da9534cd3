// Choices of the object that a cost belongs to.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { namesOfChoices, searchChoices } from '#platform/server/table/choices.ts'

const objects = {
  from: getTableName(propertyObject),
  name: `t.title || ' (' || t.reference_number || ')'`,
  search: 't.search_text',
  order: 't.sort_key',
}

export const searchObjects = searchChoices(objects)
export const namesOfObjects = namesOfChoices(objects)
