// What people set up for a project. So far: how its lists look.

import { deleteTableView, saveListColumns, saveTableView } from '#platform/contract/table-settings.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { route } from '#platform/server/http/route.ts'
import { saveColumns } from './list-columns.ts'
import { deleteView, saveView } from './list-views.ts'

export const projectSettings: ServerArea = {
  name: 'project-settings',
  open(doors) {
    route(doors, saveListColumns, 'shared_view_settings', saveColumns)
    route(doors, saveTableView, 'permit', saveView)
    route(doors, deleteTableView, 'permit', deleteView)
  },
}
