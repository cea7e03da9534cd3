// Screens of accounts at outside services. Loaded with the product, so it imports no page.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

const settings = { layout: 'staff', permission: 'admin' } as const

export const providerAccountRoutes: readonly ScreenRoute[] = [
  {
    ...settings,
    name: 'digitalSignatureSettings',
    path: '/project-settings/digital-signature',
    title: 'screen_settings_digital_signature',
    page: () => import('./DigitalSignaturePage.tsx'),
  },
  {
    ...settings,
    name: 'creditCheck',
    path: '/project-settings/software-interfaces/credit-check',
    title: 'screen_settings_credit_check',
    page: () => import('./CreditCheckPage.tsx'),
  },
  {
    ...settings,
    name: 'depositProviders',
    path: '/project-settings/software-interfaces/deposit-providers',
    title: 'screen_settings_deposit_providers',
    page: () => import('./DepositProvidersPage.tsx'),
  },
  {
    ...settings,
    name: 'textMessages',
    path: '/project-settings/software-interfaces/text-messages',
    title: 'screen_settings_text_messages',
    page: () => import('./TextMessagesPage.tsx'),
  },
]
