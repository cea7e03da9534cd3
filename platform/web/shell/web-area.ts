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
import type { LoadPalettePart } from './palette/palette-part.ts'
import type { ScreenRoute } from './screen-route.ts'

export interface WebArea {
  /** Folder of the area. */
  word: string
  routes: readonly ScreenRoute[]
  panels?: readonly PanelDefinition[]
  /** Its searches and actions in the command palette. */
  palette?: LoadPalettePart
  /** Sections that it adds to pages of other areas. */
  slots?: readonly Slot[]
  /** Its responses that change together with those of lower areas. */
  followers?: LoadFollowers
  /** Parts that it contributes to the shell. */
  parts?: Partial<ShellParts>
  /** Its record kinds that have mails. */
  recordKinds?: readonly WebRecordKind[]
}

/** Components are declared with `lazy(() => import(…))` and loaded when first shown. */
export interface ShellParts {
  /** Modal of the privacy policy links. */
  PrivacyPolicy: ComponentType<{ onClose: () => void }>
  /** Modal of a menu item whose feature was not bought. */
  Upsell: ComponentType<{ item: MenuItem; onClose: () => void }>
  /** Background tasks in the top bar; not rendered while no user is signed in. */
  Tasks?: ComponentType
  /** Skeleton of the back office while its data loads; not part of public pages. */
  StaffLoading?: FunctionComponent
  /** Frame of the pages of investors and document-room guests; not part of other public pages. */
  ExternalLayout?: FunctionComponent
  /** Menu of a signed-in investor or document-room guest, in that frame. */
  ExternalAccountMenu?: ComponentType
  /** Follows changes of the signed-in person's role; not part of public pages. */
  followStanding?: (router: AnyRouter, queryClient: QueryClient) => void
  /** Ends the session on the server; the browser signs out even if this fails. */
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
