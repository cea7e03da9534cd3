// Routes of sales.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { newPriceListPath, pricesPath } from '../rules/prices/price-address.ts'
import { choicesPath, optionsPath } from '../rules/choices/options-address.ts'

export const salesRoutes: readonly ScreenRoute[] = [
  {
    name: 'reservationSettings',
    path: '/project-settings/reservation',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_reservation',
    page: () => import('./settings/ReservationSettingsPage.tsx'),
  },
  {
    name: 'salePrices',
    path: pricesPath,
    layout: 'staff',
    permission: 'object_read',
    title: 'screen_sale_prices',
    page: () => import('./prices/PriceListsPage.tsx'),
  },
  {
    name: 'newSalePriceList',
    path: newPriceListPath,
    layout: 'staff',
    permission: 'object_write',
    title: 'sales_price_new',
    page: () => import('./prices/NewPriceListPage.tsx'),
  },
  {
    name: 'salePriceList',
    path: `${pricesPath}/$id`,
    layout: 'staff',
    permission: 'object_read',
    title: 'screen_sale_prices',
    page: () => import('./prices/PriceListPage.tsx'),
  },
  {
    name: 'saleHandover',
    path: '/applications/$id/handover',
    layout: 'staff',
    permission: 'applications_write',
    title: 'sales_handover_title',
    page: () => import('./handover/HandoverPage.tsx'),
  },
  {
    name: 'saleOptions',
    path: optionsPath,
    layout: 'staff',
    permission: 'applications_read',
    title: 'screen_sale_options',
    page: () => import('./choices/OptionsPage.tsx'),
  },
  {
    name: 'saleChoices',
    path: choicesPath,
    layout: 'staff',
    permission: 'applications_read',
    title: 'screen_sale_choices',
    page: () => import('./choices/ChoicesPage.tsx'),
  },
  {
    name: 'buyingConfirmationForm',
    path: '/action/$uuid/$token/buying-confirmation-form',
    layout: 'form',
    title: 'sales_form_title',
    page: () => import('./confirmation/ConfirmationFormPage.tsx'),
  },
  {
    name: 'reservationAgreement',
    path: '/action/$uuid/$token/reservation-agreement',
    layout: 'form',
    title: 'sales_page_title',
    page: () => import('./reservation/ReservationPage.tsx'),
  },
  {
    name: 'accountingConfirmationForm',
    path: '/action/$uuid/$token/accounting-confirmation-form',
    layout: 'form',
    title: 'sales_accounting_title',
    page: () => import('./reservation/AccountingFormPage.tsx'),
  },
]
