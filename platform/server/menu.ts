// The main menu and the menu of the project settings, as the areas contribute to them.

import type { Feature, Permission } from '../rules/permissions.ts'
import type { ProjectType } from '../rules/project-type.ts'
import { extensionPoint } from './extension-point.ts'

export interface MenuEntry {
  /** Its title is the text `menu_<key>`. */
  key: string
  icon: string
  path: string
  permission: Permission
  children?: readonly MenuEntry[]
  /** Shown only in these project types; everywhere when left out. */
  only?: readonly ProjectType[]
  /** When the workspace has not bought it, the entry stays and opens the upsell. */
  feature?: Feature
  beta?: boolean
}

/** Position among the entries of all areas. */
export interface PlacedEntry extends MenuEntry {
  order: number
}

export const mainMenu = extensionPoint<PlacedEntry>('menu.main')
export const settingsMenu = extensionPoint<PlacedEntry>('menu.settings')
