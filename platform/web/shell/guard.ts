// Decides who may enter a staff screen, or a page of investors or document-room guests that needs a sign-in, and where
// everyone else is redirected (spec 1 §2.4). Pure function, called by the router; public pages never load it.

import {
  backOffice,
  mustSignOut,
  opensTo,
  type Holder,
  type Permission,
  type UserType,
} from '#platform/rules/permissions.ts'
import type { Layout } from './screen-route.ts'

export interface Visitor extends Holder {
  userType: UserType
}

export interface Entry {
  layout: Layout
  permission?: Permission | undefined
  isForOwners?: boolean | undefined
  userTypes?: readonly UserType[] | undefined
  /** Requested path and query. */
  fullPath: string
  params: Record<string, string>
}

export type Decision =
  | { to: 'enter' }
  | { to: 'login'; redirect: string | undefined; forget: boolean }
  | { to: 'denied'; permission: Permission }
  | { to: 'path'; path: string; redirect?: string | undefined }

/** `visitor` is undefined if the person is not signed in; `entrySlug` is the last project or document room entered. */
export function decide(entry: Entry, visitor: Visitor | undefined, entrySlug: string | undefined): Decision {
  if (entry.layout !== 'staff' && !entry.userTypes) return { to: 'enter' }
  // The root path need not be remembered: it leads to each user's own start page.
  const redirect = entry.fullPath === '/' ? undefined : entry.fullPath
  const { userTypes = backOffice } = entry
  if (!visitor || !userTypes.includes(visitor.userType)) {
    const entrance = entranceOf(entry)
    if (entrance) return { to: 'path', path: entrance, redirect }
  }
  if (!visitor) return { to: 'login', redirect, forget: false }
  if (!userTypes.includes(visitor.userType)) {
    const path = entryPathOf(visitor.userType, entry.params, entrySlug)
    return path ? { to: 'path', path } : { to: 'login', redirect, forget: true }
  }
  if (visitor.userType === 'melon' && mustSignOut(visitor)) {
    return { to: 'login', redirect, forget: true }
  }
  const permission = entry.permission ?? 'permit'
  return opensTo(visitor, { permission, isForOwners: entry.isForOwners })
    ? { to: 'enter' }
    : { to: 'denied', permission }
}

/** Sign-in page of a screen for people of outside; undefined for screens of staff alone. */
function entranceOf({ userTypes = backOffice, params }: Entry): string | undefined {
  const [outside] = userTypes.filter((userType) => userType !== 'melon')
  return outside && entryPathOf(outside, params, undefined)
}

/** Returns the sign-in page of investors or document-room guests; staff use /login. */
export function entryPathOf(
  userType: UserType,
  params: Record<string, string>,
  entrySlug: string | undefined,
): string | undefined {
  if (userType === 'b2b') {
    const slug = params.projectSlug ?? entrySlug
    return slug && `/b2b-entry/${encodeURIComponent(slug)}`
  }
  if (userType === 'dms') {
    const slug = params.dmsSlug ?? entrySlug
    return slug && `/dms-login/${encodeURIComponent(slug)}`
  }
  return undefined
}

/** Returns the path to open after sign-in; only paths of this site, to prevent open redirects. */
export function safeRedirect(wanted: string | undefined): string | undefined {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || wanted.startsWith('/login')) return undefined
  return wanted
}
