// The calls about applications.

import type { ServerArea } from '#platform/server/area.ts'
import { openTable } from '#platform/server/table/routes.ts'
import { changeApplications, listApplications } from '../contract/list.ts'
import { applicationsTable } from './list.ts'

export const applications: ServerArea = {
  name: 'applications',
  open(doors) {
    openTable(doors, applicationsTable, {
      list: listApplications,
      bulk: changeApplications,
      permission: 'applications_read',
    })
  },
}
