// Registers the calls of people with a login: their own profile; for administrators all people, teams and roles.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import { dailyMailJob, sendDailyMail } from './daily-mail.ts'
import { forgetNewsJob, forgetOldNews } from './news.ts'
import * as profile from './profile.ts'
import * as notifications from './notifications.ts'
import * as news from './news.ts'
import * as list from './list.ts'
import * as creation from './creation.ts'
import * as editing from './editing.ts'
import * as reset from './reset.ts'
import * as teamsList from './teams-list.ts'
import * as teams from './teams.ts'
import * as roles from './roles.ts'

export const users: ServerArea = {
  name: 'users',
  handlers: [profile, notifications, news, list, creation, editing, reset, teamsList, teams, roles],
  jobs: { [dailyMailJob]: sendDailyMail, [forgetNewsJob]: forgetOldNews },
  nightly: [forgetNewsJob],
  extensions: [
    extend(settingsMenu, settingsEntry('settings_users', { icon: 'users', path: 'user-management', order: 400 })),
    extend(
      settingsMenu,
      settingsEntry('settings_users_list', {
        icon: 'user',
        path: 'user-management/users',
        order: 100,
        under: 'settings_users',
      }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_teams', {
        icon: 'users-group',
        path: 'user-management/teams',
        order: 200,
        under: 'settings_users',
      }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_roles', {
        icon: 'shield',
        path: 'user-management/roles',
        order: 300,
        under: 'settings_users',
      }),
    ),
  ],
}
