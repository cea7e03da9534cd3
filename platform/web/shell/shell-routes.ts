// The screens of the shell itself.

import type { ScreenRedirect, ScreenRoute } from './screen-route.ts'

export const shellRoutes: readonly ScreenRoute[] = [
  // `/` leads to where the person's work begins.
  { name: 'root', path: '/', layout: 'staff', redirectTo: ({ landing }) => landing },
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

/** Every address that no screen has leads to the default route (spec 1 §2.1). */
export const unknownPath = { name: 'unknownPath', path: '/*', layout: 'bare', redirectTo: '/' } satisfies ScreenRedirect
