// Registers the calls of the shell: start-up, home page and calls that belong to no other area.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import * as startUp from './start-up.ts'
import * as shell from './shell.ts'
import * as myWork from './my-work.ts'
import * as upsell from './upsell.ts'

export const home: ServerArea = {
  name: 'home',
  handlers: [startUp, shell, myWork, upsell],
  extensions: [extend(mainMenu, { order: 100, key: 'home', icon: 'home', path: '/home', permission: 'homepage_read' })],
}
