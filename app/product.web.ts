// The whole product in the browser: all areas, placeholder screens and the parts of the back office.

import { rememberFollowers } from '#platform/web/api/followers.ts'
import { followStanding } from '#platform/web/shell/frame/follow-standing.ts'
import { partsOf } from '#platform/web/shell/parts-of.ts'
import { StaffLoading } from '#platform/web/shell/frame/StaffLoading.tsx'
import type { Product } from '#platform/web/shell/web-area.ts'
import { rememberPanels } from '#platform/web/sidepanel/known-panels.ts'
import { loadable } from '#platform/web/sidepanel/panel-definition.ts'
import { slotsAtOnce } from '#platform/web/slots/slots-at-once.ts'
import { lazyRouteComponent } from '@tanstack/react-router'
import { areas } from './areas.web.ts'
import { screensOf } from './screens.ts'

const ExternalLayout = lazyRouteComponent(() => import('#platform/web/shell/external/ExternalLayout.tsx'))
const slots = slotsAtOnce(areas.flatMap((area) => area.slots ?? []))
const panels = areas.flatMap((area) => area.panels ?? [])

rememberPanels(panels.map(({ key }) => key))
rememberFollowers(areas.flatMap(({ followers }) => followers ?? []))

export const product: Product = {
  areas: screensOf(areas),
  panels: panels.map((panel) => loadable(panel, slots)),
  parts: partsOf([{ word: 'shell', routes: [], parts: { StaffLoading, ExternalLayout, followStanding } }, ...areas]),
  slots,
}
