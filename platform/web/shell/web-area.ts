// Interface between an area and the shell: the parts that an area contributes, so that the shell does not import
// areas.

import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { ComponentType, FunctionComponent } from 'react'
import type { MenuItem } from '#platform/contract/session.ts'
import type { LoadFollowers } from '../api/followers.ts'
import type { SlotSource } from '../slots/slot-source.ts'
import type { Slot } from '../slots/slot-entry.ts'
import type { LoadedPanel, PanelDefinition } from '../sidepanel/panel-definition.ts'
import type { WebRecordKind } from '../records/record-kind.ts'
import type { LoadFinder } from './palette/finder.ts'
import type { ScreenRoute } from './screen-route.ts'

export interface WebArea {
  /** The area's folder. */
  word: string
  routes: readonly ScreenRoute[]
  panels?: readonly PanelDefinition[]
  /** Searches the area's records for the command palette. */
  finder?: LoadFinder
  /** Sections on pages of other areas. */
  slots?: readonly Slot[]
  /** Its responses that change together with those of lower areas. */
  followers?: LoadFollowers
  /** Its contribution to the parts that the shell needs. */
  parts?: Partial<ShellParts>
  /** Its records that have mails. */
  recordKinds?: readonly WebRecordKind[]
}

/** Components come as `lazy(() => import(…))`: their code is loaded when they are first shown. */
export interface ShellParts {
  /** The modal behind every privacy-policy link. */
  PrivacyPolicy: ComponentType<{ onClose: () => void }>
  /** The modal of a menu item whose feature is not bought. */
  Upsell: ComponentType<{ item: MenuItem; onClose: () => void }>
  /** Background tasks in the top bar; not rendered while no user is signed in. */
  Tasks?: ComponentType
  /** The outline of the back office while its data loads; public pages do not carry it. */
  StaffLoading?: FunctionComponent
  /** Follows changes of the signed-in person's role; public pages do not carry it. */
  followStanding?: (router: AnyRouter, queryClient: QueryClient) => void
  /** Ends the session on the server; the browser forgets the person whether or not it works. */
  signOut: (token: string) => Promise<unknown>
  /** Returns the number of mail threads with messages that this user has not read. */
  countUnread: () => Promise<number>
}

export interface Product {
  areas: readonly WebArea[]
  panels: readonly LoadedPanel[]
  parts: ShellParts
  slots: SlotSource
}
