// Registers the handlers of owners and their entry in the settings menu.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import * as creation from './creation.ts'
import * as editing from './editing.ts'
import * as list from './list.ts'
import * as proprietors from './proprietors.ts'
import * as reset from './reset.ts'
import * as search from './search.ts'

export const owners: ServerArea = {
  name: 'owners',
  handlers: [list, creation, editing, proprietors, reset, search],
  extensions: [
    extend(
      settingsMenu,
      settingsEntry('settings_owners', {
        icon: 'user-dollar',
        path: 'user-management/owners',
        order: 400,
        under: 'settings_users',
      }),
    ),
  ],
}
