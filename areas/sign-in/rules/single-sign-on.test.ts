import { describe, expect, it } from 'vitest'
import {
  roleFrom,
  wordsInClaim,
  isOfDomain,
  isSafeIssuer,
  providerProblem,
  welcome,
  type Identity,
} from './single-sign-on.ts'

const anna: Identity = {
  subject: 'oidc:1',
  email: 'anna@firm.ch',
  emailIsVerified: true,
  firstName: 'Anna',
  lastName: 'Keller',
  language: null,
  roles: [],
  didSecondFactor: false,
}
const unverified = { ...anna, emailIsVerified: false }
const active = { isActive: true, ssoSubject: null }
const stranger = { bySubject: null, byEmail: null }
const firm = { allowedDomains: ['firm.ch'], createsUsers: false }
const open = { allowedDomains: ['firm.ch'], createsUsers: true }

describe('somebody the provider knows', () => {
  it.each([
    ['is known by subject', anna, { bySubject: active, byEmail: null }, firm, { as: 'known' }],
    [
      'is known by subject, whatever the address',
      unverified,
      { bySubject: active, byEmail: null },
      firm,
      { as: 'known' },
    ],
    ['is linked once by address', anna, { bySubject: null, byEmail: active }, firm, { as: 'linked' }],
    ['is new and may be', anna, stranger, open, { as: 'new' }],
  ])('comes in: %s', (_why, identity, known, admission, expected) => {
    expect(welcome(identity, known, admission)).toEqual(expected)
  })

  it.each([
    ['deactivated', anna, { bySubject: { ...active, isActive: false }, byEmail: null }, open, 'user_unknown'],
    ['address not verified', unverified, { bySubject: null, byEmail: active }, open, 'email_not_verified'],
    ['no address', { ...anna, email: null }, stranger, open, 'email_not_verified'],
    ['foreign domain', { ...anna, email: 'anna@other.ch' }, stranger, open, 'domain_not_allowed'],
    [
      'no domain allowed',
      anna,
      { bySubject: null, byEmail: active },
      { ...open, allowedDomains: [] },
      'domain_not_allowed',
    ],
    ['new where nobody is made', anna, stranger, firm, 'user_unknown'],
    [
      'address of a deactivated person',
      anna,
      { bySubject: null, byEmail: { ...active, isActive: false } },
      open,
      'user_unknown',
    ],
    [
      'address linked to another',
      anna,
      { bySubject: null, byEmail: { ...active, ssoSubject: 'x' } },
      open,
      'linked_to_another',
    ],
  ])('stays out: %s', (_why, identity, known, admission, reason) => {
    expect(welcome(identity, known, admission)).toEqual({ refusedFor: `sign_in_sso_${reason}` })
  })
})

it.each([
  ['anna@firm.ch', ['firm.ch'], true],
  ['anna@FIRM.ch', ['@Firm.CH '], true],
  ['anna@sub.firm.ch', ['firm.ch'], false],
  ['anna@firm.ch.evil.com', ['firm.ch'], false],
  ['"x@firm.ch"@evil.com', ['firm.ch'], false],
  ['anna@firm.ch', [], false],
])('%s is of %j: %s', (email, domains, expected) => {
  expect(isOfDomain(email, domains)).toBe(expected)
})

it.each([
  ['https://login.firm.ch', true],
  ['http://localhost:4400', true],
  ['http://idp.localhost:4400', true],
  ['http://127.0.0.1:4400', true],
  ['http://login.firm.ch', false],
  ['http://localhost.evil.com', false],
  ['ftp://localhost', false],
  ['login.firm.ch', false],
])('takes %s as an issuer: %s', (address, expected) => {
  expect(isSafeIssuer(address)).toBe(expected)
})

it.each([
  ['access_denied', '', 'sign_in_sso_access_denied'],
  ['login_required', '', 'sign_in_sso_login_required'],
  ['access_denied', 'AADSTS65001: consent missing', 'sign_in_sso_consent_required'],
  ['invalid_client', 'AADSTS50105: not assigned', 'sign_in_sso_not_assigned'],
  ['invalid_request', 'AADSTS50011: reply address', 'sign_in_sso_redirect_mismatch'],
  ['server_error', '', 'sign_in_sso_failed'],
])('explains %s %s as %s', (error, description, key) => {
  expect(providerProblem(error, description)).toBe(key)
})

describe('the role that the provider says', () => {
  const mapping = { clerks: 'user', chiefs: 'admin', all: 'superadmin', odd: 'emperor' }

  it.each([
    [['clerks'], 'user'],
    [['clerks', 'chiefs'], 'admin'],
    [['chiefs', 'clerks'], 'admin'],
    [['all'], null],
    [['odd'], null],
    [['constructor'], null],
    [[], null],
  ])('for %j is %j', (words, role) => {
    expect(roleFrom(words, mapping)).toBe(role)
  })

  it.each([
    [{ groups: ['a', 'b'] }, 'groups', ['a', 'b']],
    [{ groups: 'a' }, 'groups', ['a']],
    [{ groups: ['a', 7, null] }, 'groups', ['a']],
    [{ 'https://firm.ch/roles': ['a'] }, 'https://firm.ch/roles', ['a']],
    [{ realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
    [{ realm_access: 'a' }, 'realm_access.roles', []],
    [{}, 'groups', []],
    [{ groups: ['a'] }, null, []],
  ])('is read from %j under %j', (claims, name, words) => {
    expect(wordsInClaim(claims, name)).toEqual(words)
  })
})
