// Registers the sign-in area: signing in and out, and the protection of the user's own account.

import type { ServerArea } from '#platform/server/area.ts'
import { mailResetLink, resetMailJob } from './password-reset.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import * as authentication from './authentication-settings.ts'
import * as login from './login.ts'
import * as secondFactor from './second-factor.ts'
import * as logout from './logout.ts'
import * as singleSignOn from './single-sign-on.ts'
import * as passwordReset from './password-reset.ts'
import * as passwordChange from './password-change.ts'
import * as twoFactor from './two-factor.ts'
import * as sessions from './sessions.ts'

export const signIn: ServerArea = {
  name: 'sign-in',
  handlers: [
    authentication,
    login,
    secondFactor,
    logout,
    singleSignOn,
    passwordReset,
    passwordChange,
    twoFactor,
    sessions,
  ],
  jobs: { [resetMailJob]: mailResetLink },
  extensions: [
    extend(
      settingsMenu,
      settingsEntry('settings_authentication', {
        icon: 'lock',
        path: 'software-interfaces/authentication',
        order: 200,
        under: 'settings_interfaces',
      }),
    ),
  ],
}
