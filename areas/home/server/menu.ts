// Main menu and project settings menu, filtered by permission, in the reader's language (spec 1 §2.1).

import { isPermitted, type Holder } from '#platform/rules/permissions.ts'
import type { ProjectType } from '#platform/rules/project-type.ts'
import type { MenuItem } from '#platform/contract/session.ts'
import type { Translate } from '#platform/server/i18n/texts.ts'
import { mainMenu, settingsMenu, type MenuEntry, type PlacedEntry } from '#platform/server/menu.ts'

const letting: ProjectType[] = ['reletting', 'first-time-letting']

/** Entries of areas that are only announced; all others are in the manifests of the areas. */
const announced: PlacedEntry[] = [
  {
    order: 300,
    key: 'interested_people_b2b',
    icon: 'user-heart',
    path: '/interested-people-b2b',
    permission: 'interested_people',
    only: ['saleb2b'],
  },
  { order: 700, key: 'investors', icon: 'building-bank', path: '/investors', permission: 'permit', only: ['saleb2b'] },
  { order: 800, key: 'projects', icon: 'map-2', path: '/projects', permission: 'permit', only: ['saleb2b'] },
  {
    order: 1200,
    key: 'budget',
    icon: 'coins',
    path: '/budget',
    permission: 'budget_read',
    children: [
      { key: 'budget_overview', icon: 'chart-pie', path: '/budget/overview', permission: 'budget_read' },
      { key: 'cost_planning', icon: 'clipboard-list', path: '/budget/cost-planning', permission: 'budget_read' },
      { key: 'fee_calculation', icon: 'calculator', path: '/budget/fee-calculation', permission: 'budget_read' },
    ],
  },
  { order: 1300, key: 'reporting', icon: 'report', path: '/reporting', permission: 'reporting_read' },
  {
    order: 1400,
    key: 'analytics',
    icon: 'chart-bar',
    path: '/analytics',
    permission: 'analytics_read',
    feature: 'analytics',
    beta: true,
  },
]

const admin = (key: string, icon: string, path: string, children?: MenuEntry[]): MenuEntry => ({
  key,
  icon,
  path: `/project-settings/${path}`,
  permission: 'admin',
  ...(children && { children }),
})

const ownSettings: MenuEntry[] = [
  admin('settings_project', 'adjustments', 'project', [
    admin('settings_general', 'info-circle', 'project/general'),
    admin('settings_contact', 'address-book', 'project/contact'),
  ]),
  admin('settings_process', 'arrows-split', 'process-settings'),
  admin('settings_point_rules', 'calculator', 'point-rules'),
  admin('settings_users', 'users', 'user-management', [
    admin('settings_users_list', 'user', 'user-management/users'),
    admin('settings_teams', 'users-group', 'user-management/teams'),
    admin('settings_roles', 'shield', 'user-management/roles'),
    admin('settings_owners', 'user-dollar', 'user-management/owners'),
  ]),
  admin('settings_communication', 'mail-cog', 'communication', [
    admin('settings_mail_signature', 'signature', 'communication/mail-signature'),
    admin('settings_mail_templates', 'template', 'communication/mail-templates'),
    admin('settings_mail_sender', 'mail-check', 'communication/sender'),
  ]),
  admin('settings_forms', 'forms', 'form-settings', [
    admin('settings_forms_list', 'list-details', 'form-settings/forms'),
    admin('settings_forms_general', 'settings', 'form-settings/general'),
  ]),
  admin('settings_document', 'file-description', 'document', [
    admin('settings_flyer', 'file-text', 'document/flyer'),
    admin('settings_business_card', 'id', 'document/business-card'),
  ]),
  { ...admin('settings_rental_agreement', 'contract', 'rental-agreement'), only: [...letting, 'build'] },
  admin('settings_reservation', 'bookmark', 'reservation'),
  admin('settings_website', 'world', 'website', [
    admin('settings_page_builder', 'layout', 'website/page-builder'),
    admin('settings_iframe', 'code', 'website/iframe'),
  ]),
  admin('settings_interfaces', 'plug-connected', 'software-interfaces', [
    admin('settings_rental_platforms', 'broadcast', 'software-interfaces/rental-platforms'),
    admin('settings_authentication', 'lock', 'software-interfaces/authentication'),
    admin('settings_credit_check', 'credit-card', 'software-interfaces/credit-check'),
    admin('settings_aba_immo', 'database', 'software-interfaces/aba-immo'),
    {
      ...admin('settings_deposit_providers', 'pig-money', 'software-interfaces/deposit-providers'),
      only: [...letting, 'build'],
    },
  ]),
  admin('settings_digital_signature', 'writing-sign', 'digital-signature'),
  admin('settings_dms', 'folders', 'dms-settings', [
    admin('settings_dms_roles', 'shield', 'dms-settings/roles'),
    admin('settings_dms_categories', 'category', 'dms-settings/categories'),
  ]),
]

export interface MenuReader extends Holder {
  projectType: ProjectType
  t: Translate
}

export const mainMenuFor = (reader: MenuReader): MenuItem[] =>
  itemsFor(reader, inOrder([...announced, ...mainMenu.all()]))

/** Settings pages have positions in steps of a hundred. */
export const settingsMenuFor = (reader: MenuReader): MenuItem[] =>
  itemsFor(
    reader,
    inOrder([...ownSettings.map((entry, at) => ({ ...entry, order: (at + 1) * 100 })), ...settingsMenu.all()]),
  )

const inOrder = (entries: readonly PlacedEntry[]) => entries.toSorted((a, b) => a.order - b.order)

function itemsFor(reader: MenuReader, entries: readonly MenuEntry[]): MenuItem[] {
  return entries.filter((entry) => isVisible(reader, entry)).map((entry, rank) => itemFor(reader, entry, rank))
}

/** A feature that was not bought is shown to people who could use it if it were. */
function isVisible(reader: MenuReader, entry: MenuEntry): boolean {
  if (entry.only && !entry.only.includes(reader.projectType)) return false
  const bought = entry.feature ? { ...reader, features: [...reader.features, entry.feature] } : reader
  return isPermitted(bought, entry.permission)
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
