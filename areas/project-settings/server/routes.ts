// What people set up for a project: how its lists look, who it is, and how it lets.

import { deleteTableView, saveListColumns, saveTableView } from '#platform/contract/table-settings.ts'
import type { ServerArea } from '#platform/server/area.ts'
import type { Doors } from '#platform/server/http/doors.ts'
import { route } from '#platform/server/http/route.ts'
import { getBusinessCard, getFlyer, saveBusinessCard, saveFlyer } from '../contract/posting.ts'
import { getProcess, saveProcess } from '../contract/process.ts'
import { getOrganization, getProject, saveOrganization, saveProject } from '../contract/project.ts'
import { getWebsite, saveWebsite } from '../contract/website.ts'
import { saveColumns } from './list-columns.ts'
import { deleteView, saveView } from './list-views.ts'
import { cardPage, flyerPage } from './posting.ts'
import { processPage, readProcess } from './process.ts'
import { contactPage, generalPage, readProject } from './project.ts'
import { readPage, savePage } from './setting-page.ts'
import { websitePage } from './website.ts'

export const projectSettings: ServerArea = {
  name: 'project-settings',
  open(doors) {
    route(doors, saveListColumns, 'shared_view_settings', saveColumns)
    route(doors, saveTableView, 'permit', saveView)
    route(doors, deleteTableView, 'permit', deleteView)
    route(doors, getProject, 'admin', readProject)
    route(doors, saveProject, 'admin', savePage(generalPage))
    route(doors, getOrganization, 'admin', readPage(contactPage))
    route(doors, saveOrganization, 'admin', savePage(contactPage))
    route(doors, getProcess, 'admin', readProcess)
    route(doors, saveProcess, 'admin', savePage(processPage))
    route(doors, getFlyer, 'admin', readPage(flyerPage))
    route(doors, saveFlyer, 'admin', savePage(flyerPage))
    route(doors, getBusinessCard, 'admin', readPage(cardPage))
    route(doors, saveBusinessCard, 'admin', savePage(cardPage))
    route(doors, getWebsite, 'admin', readPage(websitePage))
    route(doors, saveWebsite, 'admin', savePage(websitePage))
    forgetAfterSaving(doors, [saveProject.path, saveProcess.path])
  },
}

/** Workspaces are believed for seconds: after a save of name, language or currency the next call reads them anew. */
function forgetAfterSaving(doors: Doors, paths: readonly string[]): void {
  doors.app.addHook('onSend', async (request) => {
    if (request.method === 'POST' && paths.some((path) => path === request.routeOptions.url)) doors.workspaces.forget()
  })
}
