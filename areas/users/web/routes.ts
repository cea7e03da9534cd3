// Routes of the person's own profile, and for administrators of people, teams and roles.

import type { ScreenPage, ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const usersRoutes: readonly ScreenRoute[] = [
  {
    name: 'profileSettings',
    path: '/profile-settings',
    layout: 'staff',
    permission: 'permit',
    isForOwners: true,
    redirectTo: '/profile-settings/account',
  },
  {
    name: 'account',
    path: '/profile-settings/account',
    layout: 'staff',
    permission: 'permit',
    isForOwners: true,
    title: 'screen_account',
    page: () => import('./AccountPage.tsx'),
  },
  {
    name: 'notifications',
    path: '/profile-settings/notifications',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_notifications',
    page: () => import('./NotificationsPage.tsx'),
  },
  {
    name: 'ownSignature',
    path: '/profile-settings/mail-signature',
    layout: 'staff',
    permission: 'permit',
    title: 'mail_templates_signature_own',
    page: () => import('./OwnSignaturePage.tsx'),
  },
  management('users', 'users', 'screen_settings_users', () => import('./UsersPage.tsx')),
  management('userDetails', 'users/$id', 'screen_settings_users', () => import('./UserPage.tsx')),
  management('teams', 'teams', 'screen_settings_teams', () => import('./TeamsPage.tsx')),
  management('teamDetails', 'teams/$id', 'screen_settings_teams', () => import('./TeamPage.tsx')),
  management('roles', 'roles', 'screen_settings_roles', () => import('./RolesPage.tsx')),
]

function management(name: string, path: string, title: string, page: ScreenPage['page']): ScreenRoute {
  return {
    name,
    path: `/project-settings/user-management/${path}`,
    layout: 'staff',
    permission: 'admin',
    title,
    page,
  }
}
