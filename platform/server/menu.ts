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

export interface PlacedEntry extends MenuEntry {
  /** Position among the entries of all areas at the same level; own children have the positions 100, 200 and so on. */
  order: number
  /** Key of the entry under which it is shown; absent at the top level. */
  under?: string
}

export const mainMenu = extensionPoint<PlacedEntry>('menu.main')
export const settingsMenu = extensionPoint<PlacedEntry>('menu.settings')

/** An entry of the settings menu; its pages are for administrators. */
export const settingsEntry = (
  key: string,
  { path, ...entry }: Omit<PlacedEntry, 'key' | 'permission' | 'children'>,
): PlacedEntry => ({ key, path: `/project-settings/${path}`, permission: 'admin', ...entry })

/**
 * Entries of the areas, and announced ones that no area declares yet, as one tree in order.
 */
export function menuTree(declared: readonly PlacedEntry[], announced: readonly PlacedEntry[]): MenuEntry[] {
  const keys = new Set(declared.map(({ key }) => key))
  const entries = [...declared, ...announced.filter(({ key }) => !keys.has(key))]
  const isKnown = (key: string) => entries.some((one) => one.key === key)
  const lost = entries.find(({ under }) => under !== undefined && !isKnown(under))
  if (lost) throw new Error(`the menu has no entry ${lost.under} for ${lost.key}`)
  return withChildren(entries, undefined)
}

function withChildren(entries: readonly PlacedEntry[], parent: PlacedEntry | undefined): MenuEntry[] {
  const own = (parent?.children ?? []).map((child, at) => ({ ...child, order: (at + 1) * 100 }))
  return [...own, ...entries.filter(({ under }) => under === parent?.key)]
    .toSorted((a, b) => a.order - b.order)
    .map((entry) => {
      const children = withChildren(entries, entry)
      return { ...entry, ...(children.length > 0 && { children }) }
    })
}
