// A screen as data: where it lives, who may see it, and how it is loaded. Each area lists its own; the shell makes the router.

import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Bootstrap } from '#platform/contract/session.ts'
import type { Permission, UserType } from '#platform/rules/permissions.ts'

/** staff = back office; public = workspace's header and footer; form = the application form; bare = nothing around it. */
export type Layout = 'staff' | 'public' | 'form' | 'bare'

export interface LoadContext {
  params: Record<string, string>
  search: Record<string, string>
  queryClient: QueryClient
}

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
  /** Who a staff screen is for; back-office people unless said otherwise. */
  userTypes?: readonly UserType[]
  /** The areas whose texts it shows, on pages that come over slow lines; all without. */
  texts?: readonly string[]
  /** Text key of the document title. */
  title?: string
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
