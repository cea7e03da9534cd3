// The list of people with a login, and deleting logins.

import { staffRoles, type Role } from '#platform/rules/permissions.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { defineTable, type BulkAction, type FoundRow } from '#platform/server/table/declaration.ts'
import { checkboxFilter } from '#platform/server/table/filter.ts'
import { refuseDeletion } from '#areas/sign-in/rules/staff-can.ts'
import { deletePerson } from './deletion.ts'
import type { PersonState } from './person-row.ts'
import { tableHandler, bulkHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../contract/people.ts'

export interface FoundUser extends FoundRow {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  role: Role
  language: Language
  isActive: boolean
  state: PersonState
  teams: string
  lastSeenAt: Date | null
  otherAdmins: number
}

const stateSql = `case when not t.is_active then 'inactive'
  when t.password_hash is null and t.sso_subject is null then 'invited' else 'active' end`

const isIn = (state: PersonState) => `(${stateSql}) = '${state}'`

const deletion: BulkAction<FoundUser> = {
  key: 'delete',
  name: 'users_delete',
  permission: 'admin',
  icon: 'delete',
  danger: true,
  flag: '_bulk_delete_available',
  obstacle(found, ctx) {
    const reason = refuseDeletion(found, ctx.user)
    return reason ? { key: reason } : null
  },
  perform: (ctx, { id }) => deletePerson(ctx, id),
}

export const usersTable = defineTable<FoundUser>({
  key: 'users',
  title: 'screen_settings_users',
  from: 'staff_user',
  where: `t.user_type = 'melon' and t.role <> 'owner' and t.deleted_at is null`,
  select: {
    id: 't.id',
    firstName: 't.first_name',
    lastName: 't.last_name',
    email: 't.email',
    phone: 't.phone',
    role: 't.role',
    language: 't.language',
    isActive: 't.is_active',
    state: stateSql,
    teams: `coalesce((select string_agg(m.name, ', ' order by m.name) from team_member j
      join team m on m.workspace_id = j.workspace_id and m.id = j.team_id
      where j.workspace_id = t.workspace_id and j.user_id = t.id), '')`,
    lastSeenAt: `(select max(s.last_used_at) from session s where s.workspace_id = t.workspace_id and s.user_id = t.id)`,
    otherAdmins: `(select count(*) from staff_user o where o.workspace_id = t.workspace_id and o.id <> t.id
      and o.user_type = 'melon' and o.is_active and o.deleted_at is null and o.role in ('admin', 'superadmin'))`,
  },
  columns: [
    {
      key: 'name',
      title: 'users_column_name',
      cell: 'text',
      fixed: true,
      sort: { sql: 't.last_name' },
      value: ({ id, firstName, lastName }) => ({
        value: `${firstName} ${lastName}`,
        href: `/project-settings/user-management/users/${id}`,
      }),
    },
    { key: 'email', title: 'users_email', cell: 'text', sort: { sql: 't.email' }, value: ({ email }) => email },
    { key: 'role', title: 'users_field_role', cell: 'text', value: ({ role }, ctx) => ctx.t(`users_role_${role}`) },
    { key: 'teams', title: 'users_field_teams', cell: 'text', value: ({ teams }) => teams },
    {
      key: 'state',
      title: 'users_column_state',
      cell: 'state',
      value: ({ state }, ctx) => ({ value: state, displayName: ctx.t(`state_${state}`) }),
    },
    {
      key: 'last_seen',
      title: 'users_last_seen',
      cell: 'datetime',
      value: ({ lastSeenAt }) => lastSeenAt?.toISOString(),
    },
    { key: 'phone', title: 'users_phone', cell: 'text', visible: false, value: ({ phone }) => phone },
    {
      key: 'language',
      title: 'users_language',
      cell: 'text',
      visible: false,
      value: ({ language }, ctx) => ctx.t(`shell_language_${language}`),
    },
  ],
  defaultSort: 'name',
  states: {
    key: 'state',
    choices: [
      { value: 'all', name: 'table_all' },
      { value: 'active', name: 'users_tab_active', where: isIn('active') },
      { value: 'invited', name: 'users_tab_invited', where: isIn('invited') },
      { value: 'inactive', name: 'users_tab_inactive', where: isIn('inactive') },
    ],
  },
  search: `folded(t.first_name || ' ' || t.last_name || ' ' || t.email || ' ' || t.username)`,
  filters: [
    checkboxFilter({
      key: 'role',
      name: 'users_field_role',
      isMain: true,
      isAmong: 't.role = any(?)',
      choices: staffRoles.map((value) => ({ value, name: `users_role_${value}` })),
    }),
  ],
  marks: (found, ctx) => {
    const reason = refuseDeletion(found, ctx.user)
    return {
      _progress_state: found.state,
      _detail_column: { href: `/project-settings/user-management/users/${found.id}` },
      _bulk_delete_available: reason ? { value: false, unavailable_tooltip: ctx.t(reason) } : { value: true },
    }
  },
  actions: [deletion],
  titleOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  createNew: {
    permission: 'admin',
    choices: [
      { key: 'create', name: 'users_create' },
      { key: 'add', name: 'users_add' },
    ],
  },
})

export const listUsers = tableHandler(contract.listUsers, { permission: 'admin' }, usersTable)

export const changeUsers = bulkHandler(contract.changeUsers, { permission: 'admin' }, usersTable)
