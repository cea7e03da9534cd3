// The main menu and the menu of the project settings: what the person may see, in the language they read (spec 1 §2.1).

import { isPermitted, type Feature, type Holder, type Permission } from '#platform/rules/permissions.ts'
import type { ProjectType } from '#platform/rules/project-type.ts'
import type { MenuItem } from '#platform/contract/session.ts'
import type { Translate } from '#platform/server/i18n/texts.ts'

interface Entry {
  key: string
  icon: string
  path: string
  permission: Permission
  children?: Entry[]
  /** Shown only in these project types; everywhere when left out. */
  only?: ProjectType[]
  /** When the workspace has not bought it, the entry stays and opens the upsell. */
  feature?: Feature
  beta?: boolean
}

const letting: ProjectType[] = ['reletting', 'first-time-letting']

const mainMenu: Entry[] = [
  { key: 'home', icon: 'home', path: '/home', permission: 'homepage_read' },
  {
    key: 'interested_people',
    icon: 'user-heart',
    path: '/interested-people',
    permission: 'interested_people',
    only: [...letting, 'sale', 'build'],
  },
  {
    key: 'interested_people_b2b',
    icon: 'user-heart',
    path: '/interested-people-b2b',
    permission: 'interested_people',
    only: ['saleb2b'],
  },
  {
    key: 'applications',
    icon: 'file-text',
    path: '/applications',
    permission: 'applications_read',
    only: [...letting, 'sale', 'build'],
  },
  {
    key: 'waitlist',
    icon: 'list-numbers',
    path: '/waitlist',
    permission: 'waitlist',
    only: letting,
    feature: 'waitlist',
  },
  { key: 'viewing_appointments', icon: 'calendar-event', path: '/viewing-appointments', permission: 'viewing' },
  { key: 'investors', icon: 'building-bank', path: '/investors', permission: 'permit', only: ['saleb2b'] },
  { key: 'projects', icon: 'map-2', path: '/projects', permission: 'permit', only: ['saleb2b'] },
  {
    key: 'objects',
    icon: 'building',
    path: '/objects',
    permission: 'object_read',
    children: [
      { key: 'apartments', icon: 'door', path: '/objects/apartments', permission: 'object_read' },
      { key: 'parking', icon: 'parking', path: '/objects/parking', permission: 'object_read' },
      { key: 'outbuildings', icon: 'box', path: '/objects/outbuildings', permission: 'object_read' },
      { key: 'business', icon: 'building-store', path: '/objects/business', permission: 'object_read' },
      { key: 'buildings', icon: 'buildings', path: '/objects/buildings', permission: 'object_read' },
      { key: 'plots', icon: 'polygon', path: '/objects/plots', permission: 'object_read' },
    ],
  },
  { key: 'tenant', icon: 'key', path: '/tenant', permission: 'tenants_read', only: [...letting, 'build'] },
  { key: 'communication', icon: 'mail', path: '/communication', permission: 'shared_communication' },
  {
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
  { key: 'reporting', icon: 'report', path: '/reporting', permission: 'reporting_read' },
  {
    key: 'analytics',
    icon: 'chart-bar',
    path: '/analytics',
    permission: 'analytics_read',
    feature: 'analytics',
    beta: true,
  },
]

const admin = (key: string, icon: string, path: string, children?: Entry[]): Entry => ({
  key,
  icon,
  path: `/project-settings/${path}`,
  permission: 'admin',
  ...(children && { children }),
})

const settingsMenu: Entry[] = [
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

export const mainMenuFor = (reader: MenuReader): MenuItem[] => itemsFor(reader, mainMenu)
export const settingsMenuFor = (reader: MenuReader): MenuItem[] => itemsFor(reader, settingsMenu)

function itemsFor(reader: MenuReader, entries: Entry[]): MenuItem[] {
  return entries.filter((entry) => isVisible(reader, entry)).map((entry, rank) => itemFor(reader, entry, rank))
}

/** An unbought feature shows to those who would have it if it were bought. */
function isVisible(reader: MenuReader, entry: Entry): boolean {
  if (entry.only && !entry.only.includes(reader.projectType)) return false
  const bought = entry.feature ? { ...reader, features: [...reader.features, entry.feature] } : reader
  return isPermitted(bought, entry.permission)
}

function itemFor(reader: MenuReader, entry: Entry, rank: number): MenuItem {
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
