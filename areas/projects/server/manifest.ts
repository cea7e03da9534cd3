// Registers the calls of B2B projects.

import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { reasonsToKeepOwners } from '#areas/owners/server/public.ts'
import { projectsPath } from '../rules/project-address.ts'
import * as advertisement from './advertisement.ts'
import * as creation from './creation.ts'
import * as details from './details.ts'
import { projectLines } from './home-lines.ts'
import * as list from './list.ts'
import * as memorandum from './memorandum.ts'
import * as ndaTemplate from './nda-template.ts'
import * as publishing from './publishing.ts'
import * as teaser from './teaser.ts'
import { findTown, locateTownJob } from './town.ts'

export const projects: ServerArea = {
  name: 'projects',
  handlers: [list, details, creation, advertisement, publishing, ndaTemplate, teaser, memorandum],
  jobs: { [locateTownJob]: findTown },
  extensions: [
    extend(demoChapters, { name: 'projects', load: () => import('./demo-chapter.ts') }),
    ...projectLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 800,
      key: 'projects',
      icon: 'map-2',
      path: projectsPath,
      permission: 'permit',
      only: ['saleb2b'],
    }),
    extend(reasonsToKeepOwners, {
      where: 'exists (select from b2b_project p where p.workspace_id = t.workspace_id and p.owner_id = t.id)',
      reason: 'projects_reason_owner_has_projects',
    }),
  ],
}
