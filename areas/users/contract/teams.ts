// Contract of teams.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, line, option, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { settingHistory } from '#areas/project-settings/contract/history.ts'

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/v1/settings/teams',
  summary: 'The teams with their people, searched and sorted, with their columns unless only data is asked.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeTeams = endpoint({
  method: 'POST',
  path: '/api/v1/settings/teams',
  summary:
    'Dissolves the chosen teams (delete), or answers them as a spreadsheet (exportExcel); people keep their logins.',
  body: bulkRequest,
  response: bulkAnswer,
})

export const teamData = z.object({
  name: line(100),
  description: z.string().trim().max(500, 'general_text_too_long'),
  members: z.array(id).max(500),
})
export type TeamData = z.infer<typeof teamData>

export const getTeamCreation = endpoint({
  method: 'GET',
  path: '/api/v1/teams/create',
  summary: 'Who may be in a new team.',
  response: z.object({ people: z.array(option) }),
})

export const createTeam = endpoint({
  method: 'POST',
  path: '/api/v1/teams/create',
  summary: 'Makes a team of these people.',
  body: teamData,
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/v1/teams/:id/edit',
  summary: 'A team with who is in it, who could be, and what was changed.',
  params: idParam,
  response: z.object({ id, version, data: teamData, people: z.array(option), history: settingHistory }),
})

export const saveTeam = endpoint({
  method: 'POST',
  path: '/api/v1/teams/:id/edit',
  summary: 'Saves a team; a stale version answers 409 with what stands now.',
  params: idParam,
  body: teamData.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})
