// Routes of the rental agreements.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const contractRoutes: readonly ScreenRoute[] = [
  {
    name: 'rentalAgreementSettings',
    path: '/project-settings/rental-agreement',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_rental_agreement',
    page: () => import('./AgreementSettingsPage.tsx'),
  },
  {
    name: 'createContract',
    path: '/create-contract/$id',
    layout: 'staff',
    permission: 'digitalcontract',
    title: 'screen_create_contract',
    page: () => import('./CreateContractPage.tsx'),
  },
]
