// Registers the calls of the change log and its entry in the main menu.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { changelogPath } from '../rules/changelog-address.ts'
import * as details from './details.ts'
import * as list from './list.ts'
import * as translations from './translations.ts'

export const changelog: ServerArea = {
  name: 'changelog',
  handlers: [list, details, translations],
  extensions: [
    extend(mainMenu, { order: 1500, key: 'changelog', icon: 'history', path: changelogPath, permission: 'permit' }),
  ],
}
