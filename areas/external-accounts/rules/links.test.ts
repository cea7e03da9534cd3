// Paths of the links that are mailed to people of outside.

import { expect, it } from 'vitest'
import { landingPath, linkLasts, linkPath, signInPath, userSlugIn, usernameOf } from './links.ts'

const investor = { userType: 'b2b', entranceSlug: 'lindenhof', userSlug: 'a1' } as const
const guest = { userType: 'dms', entranceSlug: 'raum 1', userSlug: 'b2' } as const

it('opens the pages of the specification', () => {
  expect(signInPath(investor)).toBe('/b2b-entry/lindenhof')
  expect(signInPath(guest)).toBe('/dms-login/raum%201')
  expect(linkPath('email', investor, 't')).toBe('/b2b-email-verify/lindenhof/a1/t')
  expect(linkPath('password', investor, 't')).toBe('/b2b-password-reset/lindenhof/a1/t')
  expect(linkPath('password', guest, 't')).toBe('/dms-password-reset/raum%201/b2/t')
  expect(linkPath('invitation', guest, 't')).toBe('/dms-registration/raum%201/b2/t')
  expect(linkPath('invitation', investor, 't')).toBe('/b2b-entry/lindenhof?account=a1&code=t')
  expect(linkPath('phone', guest, 't')).toBe('/dms-change-phone-number/raum%201/b2?code=t')
})

it('leads to the agreement of the project, or to the room', () => {
  expect(landingPath({ userType: 'b2b', slug: 'lindenhof' })).toBe('/project-nda/lindenhof')
  expect(landingPath({ userType: 'dms', slug: 'raum 1' })).toBe('/dms/raum%201')
})

it('reads the slug in the user name', () => {
  expect(userSlugIn(usernameOf(guest))).toBe('b2')
  expect(userSlugIn('nora')).toBe('')
})

it('keeps links for as many hours as the mails say', () => {
  const hours = Object.entries(linkLasts).map(([purpose, milliseconds]) => [purpose, milliseconds / 3_600_000])
  expect(Object.fromEntries(hours)).toEqual({ invitation: 14 * 24, email: 24, password: 1, phone: 1 })
})
