// The criteria form as a panel beside a list, a request or an application.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'
import { nobodyYet } from './nobody-yet.ts'

export const waitlistPanels: readonly PanelDefinition[] = [
  {
    key: 'WaitlistEdit',
    title: 'waitlist_panel',
    permission: 'waitlist',
    component: () => import('./criteria/CriteriaPanel.tsx'),
    goTo: (id) => (id === nobodyYet ? '/waitlist' : `/waitlist/applications/${id}`),
  },
]
