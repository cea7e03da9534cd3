// Registers the area in the web. Large modules are imported when they are first shown.

import { applicationMain } from '#areas/applications/contract/places.ts'
import { interestedPersonPanel } from '#areas/interested-people/contract/places.ts'
import { objectMain } from '#areas/objects/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { addedBulkDialog } from '#platform/web/table/bulk/added-dialog.ts'
import { kindOfDialog } from '../rules/invite-dialogs.ts'
import { appointmentPanels } from './panels.ts'
import { appointmentRoutes } from './routes.ts'

export const viewingAppointmentsWeb: WebArea = {
  word: 'viewing-appointments',
  routes: appointmentRoutes,
  panels: appointmentPanels,
  finder: async () => (await import('./finder.ts')).appointmentFinder,
  slots: [
    slot(objectMain, {
      order: 650,
      permission: 'viewing',
      load: () => import('./related/ObjectAppointmentsSection.tsx'),
    }),
    slot(applicationMain, {
      order: 750,
      permission: 'viewing',
      load: () => import('./related/ApplicationAppointmentsSection.tsx'),
    }),
    slot(interestedPersonPanel, {
      order: 50,
      permission: 'viewing',
      load: () => import('./related/PersonAppointmentsSection.tsx'),
    }),
    slot(addedBulkDialog, {
      order: 100,
      permission: 'viewing',
      isShown: ({ option }) => kindOfDialog(option.value) !== undefined,
      load: () => import('./invite/InviteBulkModal.tsx'),
    }),
  ],
}
