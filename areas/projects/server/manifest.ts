// Registers the calls of B2B projects.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { reasonsToKeepOwners } from '#areas/owners/server/public.ts'
import { projectsPath } from '../rules/project-address.ts'
import * as list from './list.ts'

export const projects: ServerArea = {
  name: 'projects',
  handlers: [list],
  extensions: [
    extend(mainMenu, {
      order: 800,
      key: 'projects',
      icon: 'map-2',
      path: projectsPath,
      permission: 'permit',
      only: ['saleb2b'],
    }),
    extend(reasonsToKeepOwners, {
      where:
        'exists (select from b2b_project p where p.workspace_id = t.workspace_id and p.owner_id = t.id)',
      reason: 'projects_reason_owner_has_projects',
    }),
  ],
}
