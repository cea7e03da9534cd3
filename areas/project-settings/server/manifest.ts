// Registers the project settings area: list columns and views, project, letting process, printed sheets, and website.

import type { ServerArea } from '#platform/server/area.ts'
import type { Router } from '#platform/server/http/router.ts'
import { saveProcess } from '../contract/process.ts'
import { saveProject } from '../contract/project.ts'
import * as listColumns from './list-columns.ts'
import * as listViews from './list-views.ts'
import * as project from './project.ts'
import * as process from './process.ts'
import * as posting from './posting.ts'
import * as website from './website.ts'

export const projectSettings: ServerArea = {
  name: 'project-settings',
  handlers: [listColumns, listViews, project, process, posting, website],
  open(router) {
    forgetAfterSaving(router, [saveProject.path, saveProcess.path])
  },
}

/** Workspaces are cached for some seconds; after name, language or currency was saved, the cache entry is dropped. */
function forgetAfterSaving(router: Router, paths: readonly string[]): void {
  router.app.addHook('onSend', async (request) => {
    if (request.method === 'POST' && paths.some((path) => path === request.routeOptions.url)) router.workspaces.forget()
  })
}
