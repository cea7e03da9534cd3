// The kinds of records that the audit tells about: who may see their entries, where a record opens, and where the
// texts of its fields are. Entries of a kind that is not listed are shown to administrators only.

import { costPanel, categoryPanel } from '#areas/budget/rules/budget-address.ts'
import { interestedPanel } from '#areas/investors/rules/interested-address.ts'
import { personPanel } from '#areas/interested-people/rules/person-address.ts'
import { projectPath } from '#areas/projects/rules/project-address.ts'
import { entryPanel, expectedPanel } from '#areas/payments/rules/payments-address.ts'
import { pricesPath } from '#areas/sales/rules/prices/price-address.ts'
import { appointmentPanel } from '#areas/viewing-appointments/rules/appointment-address.ts'
import type { Permission } from '#platform/rules/permissions.ts'

export interface SubjectKind {
  /** The same as for the page of the record. */
  permission: Permission
  /** Prefixes of the text keys of its fields. */
  fields: readonly string[]
  /** Fields whose numbers are francs. */
  money?: readonly string[]
  /** Path of its page. */
  page?: (id: string) => string
  /** Side panel, for records without a page. */
  panel?: string
  /** Events after which the record, or what was known of it, no longer exists. */
  ends?: readonly string[]
  /** Prefixes of the text keys of values, such as `users_role_` for `users_role_admin`, by field. */
  values?: Readonly<Record<string, string>>
  /** Prefixes of the text keys of the names inside a value, such as the roles in a mapping, by field. */
  names?: Readonly<Record<string, string>>
  /** Prefix of the text keys of further choices, followed by field and value. */
  choices?: string
  /** Prefix of the text keys of its reasons, if entries hold codes. */
  causes?: string
}

const settings = '/project-settings'
const amounts = ['amount', 'paid', 'open', 'planned', 'approved', 'total', 'value']
const prices = ['netRent', 'ancillaryCost', 'grossRent', 'deposit', 'capitalShare', 'sellingPrice', 'investmentPrice']

const accountSource = 'provider_accounts_source_'

export const subjectKinds: Readonly<Record<string, SubjectKind>> = {
  application: {
    permission: 'applications_read',
    fields: ['applications_change', 'sales_field', 'changelog_field'],
    page: (id) => `/applications/${id}`,
    ends: ['application.deleted'],
  },
  object: {
    permission: 'object_read',
    fields: ['objects_field', 'budget_field', 'changelog_field'],
    money: prices,
    page: (id) => `/objects/${id}`,
    ends: ['object.deleted'],
    values: { objectType: 'objects_type_', features: 'objects_feature_', orientation: 'objects_orientation_' },
    choices: 'objects_choice_',
  },
  building: {
    permission: 'object_read',
    fields: ['buildings_field', 'changelog_field'],
    page: (id) => `/objects/buildings/${id}`,
    ends: ['building.deleted'],
  },
  object_import: { permission: 'object_write', fields: ['changelog_field'] },
  interested_person: {
    permission: 'interested_people',
    fields: ['interested_people_field', 'changelog_field'],
    panel: personPanel,
    ends: ['interested.deleted'],
  },
  investor: {
    permission: 'permit',
    fields: ['investors_field', 'changelog_field'],
    money: ['volumeFrom', 'volumeTo', 'ticketSize', 'amount'],
    page: (id) => `/investors/${id}`,
    ends: ['investor.deleted'],
    values: {
      investorType: 'investors_type_',
      legalForm: 'investors_form_',
      source: 'investors_source_',
      language: 'shell_language_',
      step: 'investors_apply_',
    },
  },
  interested_investor: {
    permission: 'interested_people',
    fields: ['investors_field', 'changelog_field'],
    panel: interestedPanel,
    ends: ['interested_investor.deleted'],
    values: { source: 'investors_source_', language: 'shell_language_' },
  },
  waitlist_request: {
    permission: 'waitlist',
    fields: ['waitlist_field', 'changelog_field'],
    page: (id) => `/waitlist/applications/${id}`,
    ends: ['waitlist.deleted'],
    causes: 'waitlist_leave_',
  },
  viewing_appointment: {
    permission: 'viewing',
    fields: ['viewing_appointments_field', 'changelog_field'],
    panel: appointmentPanel,
    ends: ['viewing.deleted'],
  },
  draw: { permission: 'viewing', fields: ['draws_field', 'changelog_field'], panel: 'DrawDetails' },
  expected_payment: {
    permission: 'budget_read',
    fields: ['payments_field', 'changelog_field'],
    money: amounts,
    panel: expectedPanel,
  },
  bank_entry: {
    permission: 'budget_read',
    fields: ['payments_field', 'changelog_field'],
    money: amounts,
    panel: entryPanel,
  },
  bank_file: { permission: 'budget_read', fields: ['payments_field', 'changelog_field'] },
  budget: { permission: 'budget_read', fields: ['budget_field', 'changelog_field'], money: amounts },
  budget_cost: {
    permission: 'budget_read',
    fields: ['budget_field', 'changelog_field'],
    money: amounts,
    panel: costPanel,
    ends: ['budget.cost_deleted'],
  },
  budget_category: {
    permission: 'budget_read',
    fields: ['budget_field', 'changelog_field'],
    money: amounts,
    panel: categoryPanel,
  },
  budget_period: { permission: 'budget_read', fields: ['budget_field', 'changelog_field'] },
  budget_scenario: {
    permission: 'budget_read',
    fields: ['budget_field', 'budget_scenario_field', 'changelog_field'],
    ends: ['budget.scenario_deleted'],
  },
  price_list: {
    permission: 'object_read',
    fields: ['sales_field', 'changelog_field'],
    page: (id) => `${pricesPath}/${id}`,
  },
  sale_option: { permission: 'applications_read', fields: ['sales_field', 'changelog_field'] },
  b2b_project: {
    permission: 'permit',
    fields: ['projects_field', 'changelog_field'],
    money: ['price', 'targetRent', 'vacancyLoss', 'runningCosts', 'purchaseCosts'],
    page: projectPath,
    ends: ['b2b_project.deleted'],
    values: {
      state: 'projects_state_',
      transactionType: 'projects_transaction_',
      propertyUses: 'projects_use_',
      buildingZonesHarmonized: 'projects_zone_',
      ownershipForm: 'projects_ownership_',
      investorTypes: 'projects_investor_',
    },
  },
  document_room: {
    permission: 'object_read',
    fields: ['document_room_field', 'changelog_field'],
    ends: ['document_room.deleted'],
  },
  room_role: {
    permission: 'admin',
    fields: ['document_room_field', 'changelog_field'],
    ends: ['room_role.deleted'],
  },
  room_standard_category: {
    permission: 'admin',
    fields: ['document_room_field', 'changelog_field'],
    ends: ['room_standard_category.deleted'],
  },
  report: { permission: 'reporting_read', fields: ['reporting_field', 'changelog_field'], ends: ['report.deleted'] },
  report_schedule: {
    permission: 'reporting_read',
    fields: ['reporting_field', 'changelog_field'],
    ends: ['report_schedule.deleted'],
  },
  task_group: { permission: 'shared_communication', fields: ['changelog_field'] },
  mail_thread: { permission: 'shared_communication', fields: ['changelog_field'] },
  print_batch: { permission: 'shared_communication', fields: ['changelog_field'] },
  owner: {
    permission: 'admin',
    fields: ['owners_field', 'changelog_field'],
    page: (id) => `${settings}/user-management/owners/${id}`,
    ends: ['owner.deleted'],
    values: { kind: 'owners_kind_', language: 'shell_language_' },
  },
  external_account: { permission: 'admin', fields: ['external_accounts_field', 'changelog_field'] },
  user: {
    permission: 'admin',
    fields: ['users_field', 'changelog_field'],
    page: (id) => `${settings}/user-management/users/${id}`,
    ends: ['user.deleted'],
    values: { role: 'users_role_', language: 'shell_language_', by: 'users_way_' },
  },
  team: {
    permission: 'admin',
    fields: ['users_team_field', 'changelog_field'],
    page: (id) => `${settings}/user-management/teams/${id}`,
    ends: ['team.dissolved'],
  },
  role: {
    permission: 'admin',
    fields: ['users_role_field', 'changelog_field'],
    values: { given: 'users_permission_', taken: 'users_permission_' },
  },
  setting: {
    permission: 'admin',
    fields: ['project_settings_field', 'budget_field', 'sales_field', 'changelog_field'],
    values: {
      signatureAccount: accountSource,
      textAccount: accountSource,
      bureauAccount: accountSource,
      certificateAccount: accountSource,
      depositAccount: accountSource,
      erpProvider: 'erp_provider_',
      ssoProvider: 'sign_in_settings_provider_',
      ssoDefaultRole: 'users_role_',
    },
    names: { ssoRoles: 'users_role_' },
  },
  project_setting: { permission: 'admin', fields: ['project_settings_field', 'changelog_field'] },
  mail_template: {
    permission: 'admin',
    fields: ['mail_templates_field', 'changelog_field'],
    page: (id) => `${settings}/communication/mail-templates/${id}`,
    ends: ['mail_template.deleted'],
  },
  mail_signature: { permission: 'admin', fields: ['mail_templates_signature', 'changelog_field'] },
  form: {
    permission: 'admin',
    fields: ['form_settings_field', 'changelog_field'],
    page: (id) => `${settings}/form-settings/forms/${id}`,
  },
  website: {
    permission: 'admin',
    fields: ['website_field', 'changelog_field'],
    page: () => `${settings}/website/page-builder`,
  },
  workspace: { permission: 'admin', fields: ['changelog_field'] },
  audit: { permission: 'admin', fields: ['changelog_field'] },
}

/** Kinds with a part for what they are about, such as `role.assistant`, are listed by their first part. */
export const families: readonly string[] = ['role', 'setting']

const familyOf = (kind: string): string => kind.split('.')[0] ?? kind

const unknown: SubjectKind = { permission: 'admin', fields: ['changelog_field'] }

export const kindOf = (kind: string): SubjectKind => subjectKinds[kind] ?? subjectKinds[familyOf(kind)] ?? unknown

/** Text key of the kind's name. */
export const kindText = (kind: string): string => {
  const known = [kind, familyOf(kind)].find((one) => one in subjectKinds)
  return `changelog_kind_${known ?? 'other'}`
}

export const endings: readonly string[] = Object.values(subjectKinds).flatMap(({ ends = [] }) => ends)

/** Events about a record that need another permission than the record, by the beginning of their name. */
export const guardedEvents: readonly { beginning: string; permission: Permission }[] = [
  { beginning: 'budget.', permission: 'budget_read' },
]
