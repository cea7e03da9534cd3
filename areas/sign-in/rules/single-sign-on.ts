// Admission through the customer's identity provider: known people by their subject, others once by a verified e-mail
// address of an allowed domain, and new ones only if the setting permits it.

import { isStaffRole, staffRoles, type Role } from '#platform/rules/permissions.ts'

export interface Identity {
  /** The provider's stable id of the person. */
  subject: string
  email: string | null
  /** True if the provider has verified the address; an unverified one proves nothing. */
  emailIsVerified: boolean
  firstName: string
  lastName: string
  language: string | null
  /** Roles or groups of this person at the provider; empty if they are not requested. */
  roles: readonly string[]
  /** The provider has already checked a second factor. */
  didSecondFactor: boolean
}

export interface Admission {
  allowedDomains: readonly string[]
  createsUsers: boolean
}

interface KnownPerson {
  isActive: boolean
  ssoSubject: string | null
}

export interface Acquaintance {
  bySubject: KnownPerson | null
  byEmail: KnownPerson | null
}

export type Welcome = { as: 'known' | 'linked' | 'new' } | { refusedFor: string }

const unknown: Welcome = { refusedFor: 'sign_in_sso_user_unknown' }

export function welcome(identity: Identity, known: Acquaintance, admission: Admission): Welcome {
  if (known.bySubject) return known.bySubject.isActive ? { as: 'known' } : unknown
  if (!identity.email || !identity.emailIsVerified) return { refusedFor: 'sign_in_sso_email_not_verified' }
  if (!isOfDomain(identity.email, admission.allowedDomains)) return { refusedFor: 'sign_in_sso_domain_not_allowed' }
  if (!known.byEmail) return admission.createsUsers ? { as: 'new' } : unknown
  if (known.byEmail.ssoSubject !== null) return { refusedFor: 'sign_in_sso_linked_to_another' }
  return known.byEmail.isActive ? { as: 'linked' } : unknown
}

/** The superadmin role is assigned by hand only: configuring a provider must not raise a user above everyone else. */
const mappable: readonly Role[] = staffRoles.filter((role) => role !== 'superadmin')

/** Returns the highest role that any of the provider's role names is mapped to; null if none is. */
export function roleFrom(words: readonly string[], mapping: Readonly<Record<string, string>>): Role | null {
  const meant = words.flatMap((word) => (Object.hasOwn(mapping, word) ? (mapping[word] ?? []) : []))
  return mappable.find((role) => meant.includes(role)) ?? null
}

/** Returns the role after a sign-in through the provider; a superadmin and an owner keep the role. */
export const roleAfterSignIn = (current: Role, meant: Role | null): Role =>
  current === 'superadmin' || !isStaffRole(current) ? current : (meant ?? current)

/**
 * Returns the values of a claim, which is a text or a list; its name is tried as a whole first, then as a dotted
 * path.
 */
export function wordsInClaim(claims: unknown, name: string | null): string[] {
  if (name === null) return []
  const value = memberOf(claims, name) ?? name.split('.').reduce<unknown>(memberOf, claims)
  const found: unknown[] = Array.isArray(value) ? value : [value]
  return found.filter((word) => typeof word === 'string')
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? new Map(Object.entries(value)).get(name)
    : undefined

/** An empty list allows no domain: an address alone is no reason to admit an unknown person. */
export function isOfDomain(email: string, allowedDomains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return allowedDomains.some((allowed) => allowed.trim().replace(/^@/, '').toLowerCase() === domain)
}

/** Plain http is allowed only for a provider on the same machine. */
export function isSafeIssuer(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && /^(localhost|[a-z0-9.-]+\.localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
}

// The provider's own codes are more specific than its OAuth error (standards §6).
const problemBySign: [RegExp, string][] = [
  [/AADSTS65001|consent_required/, 'sign_in_sso_consent_required'],
  [/AADSTS50105/, 'sign_in_sso_not_assigned'],
  [/AADSTS50011|redirect_uri/, 'sign_in_sso_redirect_mismatch'],
  [/access_denied/, 'sign_in_sso_access_denied'],
  [/login_required|interaction_required/, 'sign_in_sso_login_required'],
]

/** Returns the text key for an error that was returned instead of a code. */
export function providerProblem(error: string, description: string): string {
  const said = `${error} ${description}`
  return problemBySign.find(([sign]) => sign.test(said))?.[1] ?? 'sign_in_sso_failed'
}
