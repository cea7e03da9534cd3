// Registers the area in the web. Pages and the account menu are loaded when they are first shown.

import { lazy } from 'react'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { externalAccountRoutes } from './routes.ts'

export const externalAccountsWeb: WebArea = {
  word: 'external-accounts',
  routes: externalAccountRoutes,
  parts: { ExternalAccountMenu: lazy(() => import('./ExternalAccountMenu.tsx')) },
}
