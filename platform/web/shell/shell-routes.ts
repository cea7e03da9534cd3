// Routes of the shell itself.

import type { ScreenRedirect, ScreenRoute } from './screen-route.ts'

export const shellRoutes: readonly ScreenRoute[] = [
  // `/` redirects to the person's landing page.
  { name: 'root', path: '/', layout: 'staff', isForOwners: true, redirectTo: ({ landing }) => landing },
  {
    name: 'AccessDenied',
    path: '/403',
    layout: 'bare',
    title: 'shell_denied_title',
    page: () => import('./screens/DeniedPage.tsx'),
  },
  {
    name: 'notFound',
    path: '/404',
    layout: 'bare',
    title: 'shell_not_found_title',
    page: () => import('./screens/NotFoundPage.tsx'),
  },
  {
    name: 'publicNotFound',
    path: '/public/404',
    layout: 'public',
    title: 'shell_not_found_title',
    page: () => import('./screens/NotFoundPage.tsx'),
  },
  { name: 'base', path: '/base', layout: 'bare', page: () => import('./screens/BaseRedirectPage.tsx') },
]

/** Unknown paths redirect to the default route (spec 1 §2.1); signed-in people are told that there is no such page. */
export const unknownPath = { name: 'unknownPath', path: '/*', layout: 'bare', redirectTo: '/' } satisfies ScreenRedirect
