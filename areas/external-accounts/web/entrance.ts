// The calls of one entrance: those of investors and of document-room guests have the same steps under other paths.

import { call } from '#platform/web/api/call.ts'
import { deviceMarks, type NewPassword } from '#areas/sign-in/web/public.tsx'
import * as b2b from '../contract/b2b.ts'
import * as dms from '../contract/dms.ts'
import type { CodeSent, SignedIn } from '../contract/account-fields.ts'
import { landingPath, signInPath, type ExternalType } from '../rules/links.ts'

export interface Credentials {
  email: string
  password: string
}

export interface NewPhone {
  user_slug: string
  code?: string
  token?: string
  password: string
  phone: string
}

interface Linked {
  user_slug: string
  token: string
}

export interface EntranceCalls {
  login(given: Credentials): Promise<CodeSent>
  sendAgain(token: string): Promise<CodeSent>
  verify(given: { token: string; code: string }): Promise<SignedIn>
  askForPassword(email: string): Promise<unknown>
  askForPhone(email: string): Promise<unknown>
  setPassword(given: Linked & NewPassword): Promise<unknown>
  setPhone(given: NewPhone): Promise<CodeSent>
  logout(token: string): Promise<unknown>
}

export interface Entrance {
  userType: ExternalType
  slug: string
  signInPath: string
  landing: string
  calls: EntranceCalls
}

export const entranceOf = (userType: ExternalType, slug: string): Entrance => ({
  userType,
  slug,
  signInPath: signInPath({ userType, entranceSlug: slug }),
  landing: landingPath({ userType, slug }),
  calls: userType === 'b2b' ? investorCalls(slug) : guestCalls(slug),
})

/** Sent with each first step: wrong guesses elsewhere then do not slow this browser down. */
export const thisBrowser = () => ({ device: navigator.userAgent.slice(0, 400), device_marks: deviceMarks() })

function investorCalls(project_slug: string): EntranceCalls {
  return {
    login: (given) => call(b2b.loginInvestor, { body: { project_slug, ...given, ...thisBrowser() } }),
    sendAgain: (token) => call(b2b.sendPhoneVerification, { body: { token } }),
    verify: (given) => call(b2b.verifyPhone, { body: { project_slug, ...given, device_marks: deviceMarks() } }),
    askForPassword: (email) => call(b2b.requestNewPassword, { body: { project_slug, email } }),
    askForPhone: (email) => call(b2b.requestNewPhone, { body: { project_slug, email } }),
    setPassword: (given) => call(b2b.resetInvestorPassword, { body: { project_slug, ...given } }),
    setPhone: (given) => call(b2b.resetPhone, { body: { project_slug, ...given, ...thisBrowser() } }),
    logout: (token) => call(b2b.logoutInvestor, { body: { token } }),
  }
}

function guestCalls(slug: string): EntranceCalls {
  return {
    login: (given) => call(dms.loginGuest, { params: { slug }, body: { ...given, ...thisBrowser() } }),
    sendAgain: (token) => call(dms.sendGuestCode, { body: { token } }),
    verify: (given) => call(dms.verifyPhoneNumber, { body: { slug, ...given, device_marks: deviceMarks() } }),
    askForPassword: (email) => call(dms.requestPasswordChange, { body: { slug, email } }),
    askForPhone: (email) => call(dms.requestPhoneChange, { body: { slug, email } }),
    setPassword: (given) => call(dms.changeGuestPassword, { body: { slug, ...given } }),
    setPhone: (given) => call(dms.changePhoneNumber, { body: { slug, ...given, ...thisBrowser() } }),
    logout: (token) => call(dms.logoutGuest, { body: { token } }),
  }
}
