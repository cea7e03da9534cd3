// Projects to choose from in a form or filter.

import { getTableName } from 'drizzle-orm'
import { b2bProject } from '#areas/projects/server/public.ts'
import { namesOfChoices, searchChoices } from '#platform/server/table/choices.ts'

const projects = {
  from: getTableName(b2bProject),
  name: `t.title || case when t.reference_number = '' then '' else ' (' || t.reference_number || ')' end`,
  search: 't.search_text',
  order: 't.title',
}

export const searchProjects = searchChoices(projects)
export const namesOfProjects = namesOfChoices(projects)
