// Side panels for lists of objects.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'

export const objectPanels: readonly PanelDefinition[] = [
  {
    key: 'ApartmentEdit',
    title: 'objects_panel',
    permission: 'object_read',
    component: () => import('./details/ObjectPanel.tsx'),
    goTo: (id) => `/objects/${id}`,
  },
]
