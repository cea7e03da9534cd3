// Routes of this area: sign-in, return from the identity provider, setting a new password by link, and the settings of
// the ways to sign in.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const signInRoutes: readonly ScreenRoute[] = [
  { name: 'login', path: '/login', layout: 'bare', title: 'sign_in_title', page: () => import('./LoginPage.tsx') },
  {
    name: 'passwordResetForm',
    path: '/account/$id/password-reset-form',
    layout: 'bare',
    title: 'sign_in_new_password_title',
    page: () => import('./PasswordResetPage.tsx'),
  },
  {
    name: 'ssoCallback',
    path: '/sso-callback',
    layout: 'bare',
    title: 'sign_in_title',
    page: () => import('./SsoCallbackPage.tsx'),
  },
  {
    name: 'authentication',
    path: '/project-settings/software-interfaces/authentication',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_authentication',
    page: () => import('./AuthenticationPage.tsx'),
  },
]
