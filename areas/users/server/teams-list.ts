// The list of teams.

import { defineTable, type FoundRow } from '#platform/server/table/declaration.ts'
import { dissolveTeam } from './teams.ts'
import { tableHandler, bulkHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../contract/teams.ts'

export interface FoundTeam extends FoundRow {
  name: string
  description: string
  members: number
  people: string
}

const membersOf = (what: string) =>
  `(select ${what} from team_member j join staff_user u on u.workspace_id = j.workspace_id and u.id = j.user_id
    where j.workspace_id = t.workspace_id and j.team_id = t.id)`

export const teamsTable = defineTable<FoundTeam>({
  key: 'teams',
  title: 'screen_settings_teams',
  from: 'team',
  select: {
    id: 't.id',
    name: 't.name',
    description: 't.description',
    members: membersOf('count(*)'),
    people: `coalesce(${membersOf(`string_agg(u.first_name || ' ' || u.last_name, ', ' order by u.last_name)`)}, '')`,
  },
  columns: [
    {
      key: 'name',
      title: 'users_team_field_name',
      cell: 'text',
      fixed: true,
      sort: { sql: 't.name' },
      value: ({ id, name }) => ({ value: name, href: `/project-settings/user-management/teams/${id}` }),
    },
    {
      key: 'description',
      title: 'users_team_field_description',
      cell: 'text',
      value: ({ description }) => description,
    },
    { key: 'count', title: 'users_team_size', cell: 'number', value: ({ members }) => members },
    { key: 'people', title: 'users_team_field_members', cell: 'text', value: ({ people }) => people },
  ],
  defaultSort: 'name',
  search: `folded(t.name || ' ' || t.description)`,
  marks: ({ id }) => ({ _detail_column: { href: `/project-settings/user-management/teams/${id}` } }),
  actions: [
    {
      key: 'delete',
      name: 'users_team_dissolve',
      permission: 'admin',
      icon: 'delete',
      danger: true,
      perform: (ctx, { id }) => dissolveTeam(ctx, id),
    },
  ],
  titleOf: ({ name }) => name,
  createNew: { permission: 'admin', choices: [{ key: 'create', name: 'users_team_create' }] },
})

export const listTeams = tableHandler(contract.listTeams, { permission: 'admin' }, teamsTable)

export const changeTeams = bulkHandler(contract.changeTeams, { permission: 'admin' }, teamsTable)
