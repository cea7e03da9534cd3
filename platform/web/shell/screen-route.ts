// A screen as data: where it lives, who may see it, and how it is loaded. Each area lists its own; the shell makes the router.

import type { ComponentType } from 'react'
import type { Bootstrap } from '#platform/contract/session.ts'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import type { Permission, UserType } from '#platform/rules/permissions.ts'
import type { PrefetchContext } from '../slots/slot-entry.ts'

/** staff = back office; public = workspace's header and footer; form = the application form; bare = nothing around it. */
export type Layout = 'staff' | 'public' | 'form' | 'bare'

export type LoadContext = PrefetchContext

export type Load = (context: LoadContext) => Promise<unknown> | void

export interface ScreenModule {
  default: ComponentType
  /** Prefetches beside the page's own code, so that neither contract nor query weighs on the first load. */
  load?: Load
}

export interface ScreenPage {
  /** The spec's route name: `applicationDetails`. */
  name: string
  /** TanStack style: `/applications/$id`. */
  path: string
  layout: Layout
  /** For staff screens; `permit` when left out. */
  permission?: Permission
  /** User types that may open a staff screen; back-office users by default. */
  userTypes?: readonly UserType[]
  /** The areas whose texts it shows, on pages that come over slow lines; all without. */
  texts?: readonly string[]
  /** Text key of the document title. */
  title?: string
  /** Places of the page whose added sections are loaded together with it. */
  slots?: readonly SlotPlace<never>[]
  page: () => Promise<ScreenModule>
  load?: Load
}

/** A parent without a page of its own leads to its default child. */
export interface ScreenRedirect {
  name: string
  path: string
  layout: Layout
  permission?: Permission
  redirectTo: string | ((bootstrap: Bootstrap) => string)
}

export type ScreenRoute = ScreenPage | ScreenRedirect

/** A redirect shows none. */
export const textsOf = (screen: ScreenRoute): readonly string[] | undefined =>
  'redirectTo' in screen ? [] : screen.texts
