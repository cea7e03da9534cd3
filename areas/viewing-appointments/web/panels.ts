// Side panel of an appointment.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'
import { appointmentPanel } from '../rules/appointment-address.ts'

export const appointmentPanels: readonly PanelDefinition[] = [
  {
    key: appointmentPanel,
    width: 650,
    title: 'viewing_appointments_panel',
    permission: 'viewing',
    component: () => import('./panel/AppointmentPanel.tsx'),
  },
]
