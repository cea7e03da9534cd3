// Main menu and project settings menu, filtered by permission, in the reader's language (spec 1 §2.1).

import { opensTo, type Holder } from '#platform/rules/permissions.ts'
import type { ProjectType } from '#platform/rules/project-type.ts'
import type { MenuItem } from '#platform/contract/session.ts'
import type { Translate } from '#platform/server/i18n/texts.ts'
import {
  mainMenu,
  menuTree,
  settingsEntry,
  settingsMenu,
  type MenuEntry,
  type PlacedEntry,
} from '#platform/server/menu.ts'

/**
 * Entries of areas that are only announced. An area that declares an entry with the same key in its manifest replaces
 * the announced one.
 */
const announced: PlacedEntry[] = []

/** Settings pages that are only announced. */
const announcedSettings: PlacedEntry[] = [
  settingsEntry('settings_reservation', { icon: 'bookmark', path: 'reservation', order: 900 }),
  settingsEntry('settings_interfaces', { icon: 'plug-connected', path: 'software-interfaces', order: 1100 }),
  settingsEntry('settings_rental_platforms', {
    icon: 'broadcast',
    path: 'software-interfaces/rental-platforms',
    order: 100,
    under: 'settings_interfaces',
  }),
]

export interface MenuReader extends Holder {
  projectType: ProjectType
  t: Translate
}

export const mainMenuFor = (reader: MenuReader): MenuItem[] => itemsFor(reader, menuTree(mainMenu.all(), announced))

export const settingsMenuFor = (reader: MenuReader): MenuItem[] =>
  itemsFor(reader, menuTree(settingsMenu.all(), announcedSettings))

function itemsFor(reader: MenuReader, entries: readonly MenuEntry[]): MenuItem[] {
  return entries.filter((entry) => isVisible(reader, entry)).map((entry, rank) => itemFor(reader, entry, rank))
}

/** A feature that was not bought is shown to people who could use it if it were. */
function isVisible(reader: MenuReader, entry: MenuEntry): boolean {
  if (entry.only && !entry.only.includes(reader.projectType)) return false
  const bought = entry.feature ? { ...reader, features: [...reader.features, entry.feature] } : reader
  return opensTo(bought, entry)
}

function itemFor(reader: MenuReader, entry: MenuEntry, rank: number): MenuItem {
  const isUnbought = entry.feature !== undefined && !reader.features.includes(entry.feature)
  return {
    key: entry.key,
    title: reader.t(`menu_${entry.key}`),
    icon: entry.icon,
    urlName: entry.path,
    rank,
    ...(entry.beta && { beta: true }),
    ...(isUnbought && { behaviour: { ui_action: 'upsell', notification_actions: ['opened', 'contact'] } }),
    ...(entry.children && { children: itemsFor(reader, entry.children) }),
  }
}
