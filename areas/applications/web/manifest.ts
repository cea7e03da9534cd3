// Registers the web part of the area. Large modules are loaded on first use.

import { homeWaiting } from '#areas/home/contract/places.ts'
import { objectListsPlaces, objectMain } from '#areas/objects/contract/places.ts'
import { allocationProposal } from '#platform/contract/table.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { applicationPanels } from './panels.ts'
import { applicationRoutes } from './routes.ts'
import { applicationKind } from './record-kind.ts'

export const applicationsWeb: WebArea = {
  word: 'applications',
  routes: applicationRoutes,
  panels: applicationPanels,
  palette: async () => (await import('./palette.ts')).applicationPalette,
  followers: async () => (await import('./followers.ts')).applicationFollowers,
  slots: [
    slot(homeWaiting, { order: 100, load: () => import('./WaitingApplications.tsx') }),
    slot(objectMain, {
      order: 500,
      permission: 'applications_read',
      load: () => import('./wishes/ObjectApplicationsSection.tsx'),
    }),
    slot(objectListsPlaces.dialogs, {
      order: 100,
      isShown: ({ option }) => option.value === allocationProposal,
      load: () => import('./offers/AllocationModal.tsx'),
    }),
  ],
  recordKinds: [applicationKind],
}
