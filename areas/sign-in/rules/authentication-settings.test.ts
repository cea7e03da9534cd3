// Which settings of the ways to sign in can be saved.

import { describe, expect, it } from 'vitest'
import {
  authenticationProblems,
  domainsIn,
  isSubjectOf,
  wordsIn,
  type AuthenticationFields,
} from './authentication-settings.ts'

const noRoles = { admin: '', superuser: '', user: '', assistant: '', marketer: '', contract: '', analyst: '' }
const none: AuthenticationFields = {
  passwordLogin: true,
  ssoProvider: 'none',
  ssoDirectoryId: '',
  ssoIssuer: '',
  ssoClientId: '',
  ssoDomains: '',
  ssoRolesClaim: '',
  ssoRoles: noRoles,
}
const oidc: AuthenticationFields = {
  ...none,
  ssoProvider: 'oidc',
  ssoIssuer: 'https://login.firm.ch',
  ssoClientId: 'quartier',
  ssoDomains: 'firm.ch',
}
const azure: AuthenticationFields = { ...oidc, ssoProvider: 'azure', ssoDirectoryId: 'directory', ssoIssuer: '' }
const world = { hasSecret: true, isLinked: true, privateHosts: ['login.firm.local'] }
const required = 'general_field_is_required'

describe('the ways to sign in', () => {
  it.each<[string, AuthenticationFields, object, Record<string, string>]>([
    ['the password alone', none, world, {}],
    ['no way at all', { ...none, passwordLogin: false }, world, { passwordLogin: 'sign_in_settings_no_way' }],
    ['a complete provider', oidc, world, {}],
    ['Entra', azure, world, {}],
    ['Entra without its directory', { ...azure, ssoDirectoryId: '' }, world, { ssoDirectoryId: required }],
    ['a provider without client', { ...oidc, ssoClientId: '' }, world, { ssoClientId: required }],
    ['a provider without secret', oidc, { ...world, hasSecret: false }, { ssoClientSecret: required }],
    ['a provider without domain', { ...oidc, ssoDomains: ' ,' }, world, { ssoDomains: required }],
    [
      'a word as domain',
      { ...oidc, ssoDomains: 'firm.ch, firm' },
      world,
      { ssoDomains: 'sign_in_settings_domain_not_valid' },
    ],
    ['no issuer', { ...oidc, ssoIssuer: '' }, world, { ssoIssuer: required }],
    [
      'a plain issuer',
      { ...oidc, ssoIssuer: 'http://login.firm.ch' },
      world,
      { ssoIssuer: 'sign_in_settings_issuer_not_safe' },
    ],
    [
      'a local issuer',
      { ...oidc, ssoIssuer: 'http://localhost' },
      world,
      { ssoIssuer: 'sign_in_settings_issuer_not_safe' },
    ],
    ['an issuer that the environment names', { ...oidc, ssoIssuer: 'http://login.firm.local' }, world, {}],
    ['roles without claim', { ...oidc, ssoRoles: { ...noRoles, user: 'clerk' } }, world, { ssoRolesClaim: required }],
    ['roles with claim', { ...oidc, ssoRolesClaim: 'groups', ssoRoles: { ...noRoles, user: 'clerk' } }, world, {}],
    [
      'one word for two roles',
      { ...oidc, ssoRolesClaim: 'groups', ssoRoles: { ...noRoles, user: 'clerk', admin: 'chief, clerk' } },
      world,
      { ssoRoles: 'sign_in_settings_role_twice' },
    ],
    ['no password, for somebody who is linked', { ...oidc, passwordLogin: false }, world, {}],
    [
      'no password, for somebody who is not',
      { ...oidc, passwordLogin: false },
      { ...world, isLinked: false },
      { passwordLogin: 'sign_in_settings_not_linked' },
    ],
  ])('%s', (_name, fields, changed, expected) => {
    expect(authenticationProblems(fields, { ...world, ...changed })).toEqual(expected)
  })
})

it('reads domains and words as people write them', () => {
  expect(domainsIn('@Firm.ch firm.com;\nfirm.ch')).toEqual(['firm.ch', 'firm.com'])
  expect(wordsIn('clerks, __proto__')).toEqual(['clerks'])
  expect(wordsIn('Property Managers, clerks;\nclerks')).toEqual(['Property Managers', 'clerks'])
})

const directory = 'AAAAAAAA-0000-4000-8000-000000000001'

it.each<[string, AuthenticationFields, boolean]>([
  ['oidc:https://login.firm.ch/#anna', oidc, true],
  [
    'oidc:https://login.firm.ch#anna',
    { ...oidc, ssoIssuer: 'https://login.firm.ch/.well-known/openid-configuration' },
    true,
  ],
  ['oidc:https://login.firm.ch.other.ch#anna', oidc, false],
  ['azure:directory:anna', oidc, false],
  ['', oidc, false],
  [`azure:${directory.toLowerCase()}:anna`, { ...azure, ssoDirectoryId: directory }, true],
  ['azure:other:anna', { ...azure, ssoDirectoryId: directory }, false],
  ['azure:other:anna', { ...azure, ssoDirectoryId: 'firm.onmicrosoft.com' }, true],
  ['oidc:https://login.firm.ch#anna', azure, false],
  ['oidc:https://login.firm.ch#anna', none, false],
])('«%s» is a subject of the typed provider or not', (subject, fields, expected) => {
  expect(isSubjectOf(subject, fields)).toBe(expected)
})
