// The door of the back office: coming in, going out, and what protects one's own account.

import type { ServerArea } from '#platform/server/area.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
import * as byPassword from '../contract/password.ts'
import * as coming from '../contract/login.ts'
import * as own from '../contract/sessions.ts'
import * as sso from '../contract/single-sign-on.ts'
import * as twoFactor from '../contract/two-factor.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { changeOwnPassword } from './password-change.ts'
import {
  checkPasswordReset,
  confirmPasswordReset,
  mailResetLink,
  requestPasswordReset,
  resetMailJob,
} from './password-reset.ts'
import { giveSecondFactor } from './second-factor.ts'
import { listOwnSessions, revokeOtherSessions, revokeOwnSession } from './sessions.ts'
import { signInBySso, startSso } from './single-sign-on.ts'
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, readTwoFactor, renewRecoveryCodes } from './two-factor.ts'

// Per minute and address; an office behind one address signs in on Monday morning.
// Signing in is refused there by a sentence of its own; signing out always works.
const often = { perMinute: 60, servesArchived: true }
const seldom = { perMinute: 20, servesArchived: true }

export const signIn: ServerArea = {
  name: 'sign-in',
  open(doors) {
    publicRoute(doors, coming.login, login, often)
    publicRoute(doors, coming.giveSecondFactor, giveSecondFactor, often)
    publicRoute(doors, coming.logout, logout, { servesArchived: true })
    publicRoute(doors, sso.startOidc, startSso('oidc'), often)
    publicRoute(doors, sso.signInByOidc, signInBySso('oidc'), often)
    publicRoute(doors, sso.startAzure, startSso('azure'), often)
    publicRoute(doors, sso.signInByAzure, signInBySso('azure'), often)

    publicRoute(doors, byPassword.requestPasswordReset, requestPasswordReset, seldom)
    publicRoute(doors, byPassword.checkPasswordReset, checkPasswordReset, often)
    publicRoute(doors, byPassword.confirmPasswordReset, confirmPasswordReset, seldom)

    route(doors, byPassword.changeOwnPassword, 'permit', changeOwnPassword)
    route(doors, twoFactor.getTwoFactor, 'permit', readTwoFactor)
    route(doors, twoFactor.beginTwoFactor, 'permit', beginTwoFactor)
    route(doors, twoFactor.confirmTwoFactor, 'permit', confirmTwoFactor)
    route(doors, twoFactor.disableTwoFactor, 'permit', disableTwoFactor)
    route(doors, twoFactor.renewRecoveryCodes, 'permit', renewRecoveryCodes)
    route(doors, own.getOwnSessions, 'permit', listOwnSessions)
    route(doors, own.revokeOwnSession, 'permit', revokeOwnSession)
    route(doors, own.revokeOtherSessions, 'permit', revokeOtherSessions)
  },
  jobs: { [resetMailJob]: mailResetLink },
}
