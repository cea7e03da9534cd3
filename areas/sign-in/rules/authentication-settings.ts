// Settings of the ways to sign in: what is missing before they can be saved, and how the form's words are read.

import { staffRoles, type StaffRole } from '#platform/rules/permissions.ts'

export const identityProviders = ['none', 'azure', 'oidc'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** Roles that a provider may give; the superadmin role is assigned by hand only. */
export const givenRoles = staffRoles.filter((role) => role !== 'superadmin')
export type GivenRole = Exclude<StaffRole, 'superadmin'>

/** Words separated by commas, semicolons or line breaks; without the one name that a stored record cannot have. */
export const wordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== '' && word !== '__proto__'),
  ),
]

/** Domains without a leading @, in lower case. */
export const domainsIn = (typed: string): string[] => [
  ...new Set(wordsIn(typed.replaceAll(/\s/g, ',')).map((domain) => domain.replace(/^@/, '').toLowerCase())),
]

const isDomain = (domain: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(domain)

export interface AuthenticationFields {
  passwordLogin: boolean
  ssoProvider: IdentityProvider
  ssoDirectoryId: string
  ssoIssuer: string
  ssoClientId: string
  ssoDomains: string
  ssoRolesClaim: string
  ssoRoles: Readonly<Record<GivenRole, string>>
}

export interface SettingWorld {
  hasSecret: boolean
  /** The person who saves has signed in through this provider before. */
  isLinked: boolean
  /** Hosts in private networks that an issuer may have. */
  privateHosts: readonly string[]
}

const issuerIn = (typed: string): string =>
  (URL.parse(typed)?.href ?? typed).replace(/\/(\.well-known\/openid-configuration)?$/, '')

/** Tells whether the subject of a person was given by this provider: another one proves nothing about this one. */
export function isSubjectOf(
  subject: string,
  {
    ssoProvider,
    ssoIssuer,
    ssoDirectoryId,
  }: Pick<AuthenticationFields, 'ssoProvider' | 'ssoIssuer' | 'ssoDirectoryId'>,
): boolean {
  if (ssoProvider === 'oidc')
    return subject.startsWith('oidc:') && issuerIn(subject.slice(5).split('#')[0] ?? '') === issuerIn(ssoIssuer)
  // A directory can also be typed as a domain, which the subject does not name.
  const directory = /^[0-9a-f-]{36}$/i.test(ssoDirectoryId) ? `${ssoDirectoryId.toLowerCase()}:` : ''
  return ssoProvider === 'azure' && subject.toLowerCase().startsWith(`azure:${directory}`)
}

/** A secret is kept only for the same issuer: a typed address must not receive the secret of another. */
export const keepsSecret = (
  typed: Pick<AuthenticationFields, 'ssoProvider' | 'ssoIssuer'>,
  stored: Pick<AuthenticationFields, 'ssoProvider' | 'ssoIssuer'>,
): boolean =>
  typed.ssoProvider === stored.ssoProvider && (typed.ssoProvider !== 'oidc' || typed.ssoIssuer === stored.ssoIssuer)

/** Text keys of the problems by field; empty if the settings can be saved. */
export function authenticationProblems(fields: AuthenticationFields, world: SettingWorld): Record<string, string> {
  const { ssoProvider, passwordLogin } = fields
  if (ssoProvider === 'none') return passwordLogin ? {} : { passwordLogin: 'sign_in_settings_no_way' }
  const required =
    ssoProvider === 'azure' ? (['ssoDirectoryId', 'ssoClientId'] as const) : (['ssoIssuer', 'ssoClientId'] as const)
  const missing = [...required.filter((name) => fields[name] === ''), ...(world.hasSecret ? [] : ['ssoClientSecret'])]
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'general_field_is_required'])),
    ...(ssoProvider === 'oidc' && fields.ssoIssuer !== '' && issuerProblem(fields.ssoIssuer, world.privateHosts)),
    ...domainProblem(fields.ssoDomains),
    ...roleProblem(fields),
    // Whoever turns the password off must know that the other way works for them.
    ...(!passwordLogin && !world.isLinked && { passwordLogin: 'sign_in_settings_not_linked' }),
  }
}

function issuerProblem(issuer: string, privateHosts: readonly string[]): Record<string, string> {
  const url = URL.parse(issuer)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && privateHosts.includes(url.hostname))
  return isSafe ? {} : { ssoIssuer: 'sign_in_settings_issuer_not_safe' }
}

function domainProblem(typed: string): Record<string, string> {
  const domains = domainsIn(typed)
  if (domains.length === 0) return { ssoDomains: 'general_field_is_required' }
  return domains.every(isDomain) ? {} : { ssoDomains: 'sign_in_settings_domain_not_valid' }
}

function roleProblem({ ssoRolesClaim, ssoRoles }: AuthenticationFields): Record<string, string> {
  const words = Object.values(ssoRoles).flatMap(wordsIn)
  if (new Set(words).size < words.length) return { ssoRoles: 'sign_in_settings_role_twice' }
  return ssoRolesClaim === '' && words.length > 0 ? { ssoRolesClaim: 'general_field_is_required' } : {}
}
