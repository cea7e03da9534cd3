// Handlers of the form builder; all require an administrator.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import * as summaries from './summaries.ts'
import * as changeForms from './change-forms.ts'
import * as kinds from './kinds.ts'
import * as startPage from './start-page.ts'
import * as startPicture from './start-picture.ts'
import * as general from './general.ts'
import * as workbench from './workbench.ts'
import * as places from './places.ts'
import * as publishing from './publishing.ts'
import * as versions from './versions.ts'
import * as preview from './preview.ts'

export const formSettings: ServerArea = {
  name: 'form-settings',
  handlers: [
    summaries,
    changeForms,
    kinds,
    startPage,
    startPicture,
    general,
    workbench,
    places,
    publishing,
    versions,
    preview,
  ],
  extensions: [
    extend(settingsMenu, settingsEntry('settings_forms', { icon: 'forms', path: 'form-settings', order: 600 })),
    extend(
      settingsMenu,
      settingsEntry('settings_forms_list', {
        icon: 'list-details',
        path: 'form-settings/forms',
        order: 100,
        under: 'settings_forms',
      }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_forms_general', {
        icon: 'settings',
        path: 'form-settings/general',
        order: 200,
        under: 'settings_forms',
      }),
    ),
  ],
}
