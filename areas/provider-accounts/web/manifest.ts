// Registers the area in the web. Pages are loaded when they are opened.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { providerAccountRoutes } from './routes.ts'

export const providerAccountsWeb: WebArea = { word: 'provider-accounts', routes: providerAccountRoutes }
