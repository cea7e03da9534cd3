// Registers the project settings area: list columns and views, project, letting process, printed sheets, and website.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
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
  extensions: [
    extend(settingsMenu, settingsEntry('settings_project', { icon: 'adjustments', path: 'project', order: 100 })),
    extend(
      settingsMenu,
      settingsEntry('settings_general', {
        icon: 'info-circle',
        path: 'project/general',
        order: 100,
        under: 'settings_project',
      }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_contact', {
        icon: 'address-book',
        path: 'project/contact',
        order: 200,
        under: 'settings_project',
      }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_process', { icon: 'arrows-split', path: 'process-settings', order: 200 }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_document', { icon: 'file-description', path: 'document', order: 700 }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_flyer', {
        icon: 'file-text',
        path: 'document/flyer',
        order: 100,
        under: 'settings_document',
      }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_business_card', {
        icon: 'id',
        path: 'document/business-card',
        order: 200,
        under: 'settings_document',
      }),
    ),
    extend(settingsMenu, settingsEntry('settings_website', { icon: 'world', path: 'website', order: 1000 })),
  ],
}

/** Workspaces are cached for some seconds; after name, language or currency was saved, the cache entry is dropped. */
function forgetAfterSaving(router: Router, paths: readonly string[]): void {
  router.app.addHook('onSend', async (request) => {
    if (request.method === 'POST' && paths.some((path) => path === request.routeOptions.url)) router.workspaces.forget()
  })
}
