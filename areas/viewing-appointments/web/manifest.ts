// Registers the area in the web. Large modules are imported when they are first shown.

import { applicationMain, applicationsListPlaces } from '#areas/applications/contract/places.ts'
import { interestedPeopleListPlaces, interestedPersonPanel } from '#areas/interested-people/contract/places.ts'
import { objectMain, publicObjectMain } from '#areas/objects/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { drawDialogs, inviteDialogs } from '../contract/list-dialogs.ts'
import { appointmentPanels } from './panels.ts'
import { appointmentRoutes } from './routes.ts'

export const viewingAppointmentsWeb: WebArea = {
  word: 'viewing-appointments',
  routes: appointmentRoutes,
  panels: appointmentPanels,
  followers: async () => (await import('./followers.ts')).appointmentFollowers,
  palette: async () => (await import('./palette.ts')).appointmentPalette,
  slots: [
    slot(publicObjectMain, { order: 100, load: () => import('./public-pages/VisitSection.tsx') }),
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
    slot(interestedPeopleListPlaces.dialogs, {
      order: 100,
      permission: 'viewing',
      isShown: ({ option }) => option.value === inviteDialogs.interested,
      load: () => import('./invite/InviteBulkModal.tsx'),
    }),
    slot(applicationsListPlaces.dialogs, {
      order: 100,
      permission: 'viewing',
      isShown: ({ option }) => option.value === inviteDialogs.application,
      load: () => import('./invite/InviteBulkModal.tsx'),
    }),
    slot(interestedPeopleListPlaces.dialogs, {
      order: 200,
      permission: 'viewing',
      isShown: ({ option }) => option.value === drawDialogs.interested,
      load: () => import('./invite/DrawBulkModal.tsx'),
    }),
    slot(applicationsListPlaces.dialogs, {
      order: 200,
      permission: 'viewing',
      isShown: ({ option }) => option.value === drawDialogs.application,
      load: () => import('./invite/DrawBulkModal.tsx'),
    }),
  ],
}
