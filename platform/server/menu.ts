// Builds the main menu and the settings menu from the entries of the areas.

import type { Feature, Permission } from '../rules/permissions.ts'
import type { ProjectType } from '../rules/project-type.ts'
import { extensionPoint } from './extension-point.ts'

export interface MenuEntry {
  /** The text key of the title is `menu_<key>`. */
  key: string
  icon: string
  path: string
  permission: Permission
  children?: readonly MenuEntry[]
  /** Project types that show the entry; all if absent. */
  only?: readonly ProjectType[]
  /** If the workspace has not bought the feature, the entry opens the upsell. */
  feature?: Feature
  beta?: boolean
}

/** Position among the entries of all areas. */
export interface PlacedEntry extends MenuEntry {
  order: number
}

export const mainMenu = extensionPoint<PlacedEntry>('menu.main')
export const settingsMenu = extensionPoint<PlacedEntry>('menu.settings')
