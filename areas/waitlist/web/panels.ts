// The criteria form beside a list, a request or an application.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'

/** In place of an id: somebody who is not on the list yet, of an application where one is named beside it. */
export const nobodyYet = 'new'

export const waitlistPanels: readonly PanelDefinition[] = [
  {
    key: 'WaitlistEdit',
    title: 'waitlist_panel',
    permission: 'waitlist',
    component: () => import('./CriteriaPanel.tsx'),
    goTo: (id) => (id === nobodyYet ? '/waitlist' : `/waitlist/applications/${id}`),
  },
]
