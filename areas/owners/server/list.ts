// The list of owners, and their deletion.

import type { Language } from '#platform/rules/project-type.ts'
import { defineTable, type BulkAction, type FoundRow } from '#platform/server/table/declaration.ts'
import { tableHandler, bulkHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../contract/owners.ts'
import type { OwnerKind } from '../rules/owner-kinds.ts'
import { deleteOwner, reasonToKeepSql } from './deletion.ts'

type LoginState = 'none' | 'active' | 'invited' | 'inactive'

interface FoundOwnerRow extends FoundRow {
  name: string
  kind: OwnerKind
  contact: string
  email: string | null
  phone: string | null
  place: string
  language: Language
  login: LoginState
  lastSeenAt: Date | null
  reason: string | null
}

const loginSql = `case when u.id is null then 'none' when not u.is_active then 'inactive'
  when u.password_hash is null and u.sso_subject is null then 'invited' else 'active' end`

const pathOf = (id: string) => `/project-settings/user-management/owners/${id}`

const deletion: BulkAction<FoundOwnerRow> = {
  key: 'delete',
  name: 'owners_delete',
  permission: 'admin',
  icon: 'delete',
  danger: true,
  flag: '_bulk_delete_available',
  obstacle: ({ reason }) => (reason ? { key: reason } : null),
  perform: (ctx, { id }) => deleteOwner(ctx, id),
}

/** Reads an extension point, so the areas must be registered. */
const ownersTable = () =>
  defineTable<FoundOwnerRow>({
    key: 'owners',
    isOpen: true,
    title: 'screen_settings_owners',
    from: 'property_owner',
    join: 'left join staff_user u on u.workspace_id = t.workspace_id and u.id = t.user_id',
    select: {
      id: 't.id',
      name: 't.name',
      kind: 't.kind',
      contact: `concat_ws(' ', t.first_name, t.last_name)`,
      email: 't.email',
      phone: 't.phone',
      place: `concat_ws(' ', t.postal_code, t.city)`,
      language: 't.language',
      login: loginSql,
      lastSeenAt: `(select max(s.last_used_at) from session s where s.workspace_id = t.workspace_id and s.user_id = t.user_id)`,
      reason: reasonToKeepSql(),
    },
    columns: [
      {
        key: 'name',
        title: 'owners_field_name',
        cell: 'text',
        fixed: true,
        sort: { sql: 'folded(t.name)' },
        value: ({ id, name }) => ({ value: name, href: pathOf(id) }),
      },
      { key: 'contact', title: 'owners_column_contact', cell: 'text', value: ({ contact }) => contact },
      {
        key: 'email',
        title: 'owners_field_email',
        cell: 'text',
        sort: { sql: 't.email' },
        value: ({ email }) => email,
      },
      {
        key: 'state',
        title: 'owners_column_login',
        cell: 'state',
        value: ({ login }, ctx) => (login === 'none' ? null : { value: login, displayName: ctx.t(`state_${login}`) }),
      },
      {
        key: 'last_seen',
        title: 'users_last_seen',
        cell: 'datetime',
        value: ({ lastSeenAt }) => lastSeenAt?.toISOString(),
      },
      { key: 'phone', title: 'owners_field_phone', cell: 'text', visible: false, value: ({ phone }) => phone },
      { key: 'place', title: 'owners_column_place', cell: 'text', visible: false, value: ({ place }) => place },
      {
        key: 'kind',
        title: 'owners_field_kind',
        cell: 'text',
        visible: false,
        value: ({ kind }, ctx) => ctx.t(`owners_kind_${kind}`),
      },
      {
        key: 'language',
        title: 'owners_field_language',
        cell: 'text',
        visible: false,
        value: ({ language }, ctx) => ctx.t(`shell_language_${language}`),
      },
    ],
    card: ['contact', 'state'],
    defaultSort: 'name',
    states: {
      key: 'login',
      choices: [
        { value: 'all', name: 'table_all' },
        { value: 'with_login', name: 'owners_tab_with_login', where: 't.user_id is not null' },
        { value: 'without_login', name: 'owners_tab_without_login', where: 't.user_id is null' },
        { value: 'unused', name: 'owners_tab_unused', where: `t.user_id is null and ${reasonToKeepSql()} is null` },
      ],
    },
    search: `folded(t.name || ' ' || concat_ws(' ', t.first_name, t.last_name, t.email, t.city))`,
    filters: [],
    marks: ({ id, login, reason }, ctx) => ({
      ...(login !== 'none' && { _progress_state: login }),
      _detail_column: { href: pathOf(id) },
      _bulk_delete_available: reason ? { value: false, unavailable_tooltip: ctx.t(reason) } : { value: true },
    }),
    actions: [deletion],
    titleOf: ({ name }) => name,
    createNew: {
      permission: 'admin',
      choices: [
        { key: 'create', name: 'owners_create' },
        { key: 'add', name: 'owners_add' },
      ],
    },
  })

export const listOwnerRows = tableHandler(contract.listOwnerRows, { permission: 'admin' }, ownersTable)
export const changeOwnersAndInvestors = bulkHandler(
  contract.changeOwnersAndInvestors,
  { permission: 'admin' },
  ownersTable,
)
export const changeOwners = bulkHandler(contract.changeOwners, { permission: 'admin' }, ownersTable)
