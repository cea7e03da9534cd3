// People with a login: their own profile; and for administrators all of them, their teams and roles.

import type { ServerArea } from '#platform/server/area.ts'
import type { Doors } from '#platform/server/http/doors.ts'
import { route } from '#platform/server/http/route.ts'
import { openTable } from '#platform/server/table/routes.ts'
import {
  getNotificationPreference,
  saveNotificationPreference as preferenceEndpoint,
  saveNotificationSettings as settingsEndpoint,
} from '../contract/notifications.ts'
import { getNews, readNews } from '../contract/news.ts'
import { getOwnProfile, saveOwnProfile as profileEndpoint } from '../contract/profile.ts'
import {
  addUsers,
  changeUsers,
  createUser,
  getUser,
  getUserAddition,
  getUserCreation,
  getUserReset,
  listUsers,
  resetUserPassword,
  saveUser,
} from '../contract/people.ts'
import { getRoles, saveRole } from '../contract/roles.ts'
import { changeTeams, createTeam, getTeam, getTeamCreation, listTeams, saveTeam } from '../contract/teams.ts'
import { addPeople, createPerson, readAddition, readCreation } from './creation.ts'
import { dailyMailJob, sendDailyMail } from './daily-mail.ts'
import { changePerson, readPerson } from './editing.ts'
import { usersTable } from './list.ts'
import { forgetNewsJob, forgetOldNews, listNews, markNewsRead } from './news.ts'
import { readNotificationPreference, saveNotificationPreference, saveNotificationSettings } from './notifications.ts'
import { readOwnProfile, saveOwnProfile } from './profile.ts'
import { readReset, sendReset } from './reset.ts'
import { changeRole, readRoles } from './roles.ts'
import { teamsTable } from './teams-list.ts'
import { changeTeam, makeTeam, readTeam, readTeamCreation } from './teams.ts'

export const users: ServerArea = {
  name: 'users',
  open(doors) {
    route(doors, getOwnProfile, 'permit', readOwnProfile)
    route(doors, profileEndpoint, 'permit', saveOwnProfile)
    route(doors, getNotificationPreference, 'permit', readNotificationPreference)
    route(doors, preferenceEndpoint, 'permit', saveNotificationPreference)
    route(doors, settingsEndpoint, 'permit', saveNotificationSettings)
    route(doors, getNews, 'permit', listNews)
    route(doors, readNews, 'permit', markNewsRead)
    openManagement(doors)
  },
  jobs: { [dailyMailJob]: sendDailyMail, [forgetNewsJob]: forgetOldNews },
  nightly: [forgetNewsJob],
}

function openManagement(doors: Doors): void {
  openTable(doors, usersTable, { list: listUsers, bulk: changeUsers, permission: 'admin' })
  route(doors, getUserCreation, 'admin', readCreation)
  route(doors, createUser, 'admin', createPerson)
  route(doors, getUserAddition, 'admin', readAddition)
  route(doors, addUsers, 'admin', addPeople)
  route(doors, getUser, 'admin', readPerson)
  route(doors, saveUser, 'admin', changePerson)
  route(doors, getUserReset, 'admin', readReset)
  route(doors, resetUserPassword, 'admin', sendReset)
  openTable(doors, teamsTable, { list: listTeams, bulk: changeTeams, permission: 'admin' })
  route(doors, getTeamCreation, 'admin', readTeamCreation)
  route(doors, createTeam, 'admin', makeTeam)
  route(doors, getTeam, 'admin', readTeam)
  route(doors, saveTeam, 'admin', changeTeam)
  route(doors, getRoles, 'admin', readRoles)
  route(doors, saveRole, 'admin', changeRole)
}
