// Routes of the home page and version page, and the parts that this area gives to the shell.

import { lazy } from 'react'
import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { homeFigures, homeMain, homeWaiting } from '../contract/places.ts'
import type { ShellParts } from '#platform/web/shell/web-area.ts'

export const homeRoutes: readonly ScreenRoute[] = [
  {
    name: 'home',
    path: '/home',
    layout: 'staff',
    permission: 'homepage_read',
    title: 'menu_home',
    slots: [homeFigures, homeMain, homeWaiting],
    page: () => import('./HomePage.tsx'),
  },
  {
    name: 'version',
    path: '/version',
    layout: 'public',
    title: 'home_version',
    page: () => import('./VersionPage.tsx'),
  },
]

export const homeParts: Pick<ShellParts, 'PrivacyPolicy' | 'Upsell'> = {
  PrivacyPolicy: lazy(() => import('./PrivacyPolicyModal.tsx')),
  Upsell: lazy(() => import('./UpsellModal.tsx')),
}
