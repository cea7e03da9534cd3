// Settings page of the connection to the property software; its path in the specification contains a vendor's name.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const erpRoutes: readonly ScreenRoute[] = [
  {
    name: 'abaImmo',
    path: '/project-settings/software-interfaces/aba-immo',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_aba_immo',
    page: () => import('./ErpSettingsPage.tsx'),
  },
]
