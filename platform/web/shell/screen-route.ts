// A screen as data: path, permission and loading. Each area lists its screens; the shell builds the router from them.

import type { ComponentType } from 'react'
import type { Bootstrap } from '#platform/contract/session.ts'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import type { Permission, UserType } from '#platform/rules/permissions.ts'
import type { PrefetchContext } from '../slots/slot-entry.ts'

/**
 * staff = back office; public = the workspace's header and footer; form = application form; external = pages of
 * investors and document-room guests; bare = no layout.
 */
export type Layout = 'staff' | 'public' | 'form' | 'external' | 'bare'

/** The language of public pages is chosen apart from the one of the back office. */
export const isPublicLayout = (layout: Layout | undefined): boolean =>
  layout !== undefined && layout !== 'staff' && layout !== 'bare'

export type LoadContext = PrefetchContext

export type Load = (context: LoadContext) => Promise<unknown> | void

export interface ScreenModule {
  default: ComponentType
  /** Data loader in the page's chunk, so that contract and query are not part of the first load. */
  load?: Load
}

export interface ScreenPage {
  /** Route name in the specification: `applicationDetails`. */
  name: string
  /** Path in TanStack syntax: `/applications/$id`. */
  path: string
  layout: Layout
  /** Permission for staff screens; `permit` by default. */
  permission?: Permission
  /** Owners of objects may open it, too; they are refused on screens with `permit` by default. */
  isForOwners?: boolean
  /** User types that may open a staff screen; back-office users by default. An external screen that names any needs a sign-in. */
  userTypes?: readonly UserType[]
  /** Areas whose texts the screen uses, for public pages on slow connections; all areas if absent. */
  texts?: readonly string[]
  /** Text key of the document title. */
  title?: string
  /** Slots of the page whose added sections are loaded together with it. */
  slots?: readonly SlotPlace<never>[]
  page: () => Promise<ScreenModule>
  load?: Load
}

/** A parent route without a page redirects to its default child. */
export interface ScreenRedirect {
  name: string
  path: string
  layout: Layout
  permission?: Permission
  isForOwners?: boolean
  redirectTo: string | ((bootstrap: Bootstrap) => string)
}

export type ScreenRoute = ScreenPage | ScreenRedirect

/** A visit to a screen, or the preloading of one. */
export interface EntryRequest {
  location: { pathname: string; searchStr: string; href: string }
  params: Record<string, string>
  preload: boolean
}

/** A redirect shows no texts. */
export const textsOf = (screen: ScreenRoute): readonly string[] | undefined =>
  'redirectTo' in screen ? [] : screen.texts
