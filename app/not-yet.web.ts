// Screens of the specification with a settled path, name and permission but no content yet. An area that adds its own
// screens removes its lines here.

import type { Permission, UserType } from '#platform/rules/permissions.ts'
import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

type NotYet = [name: string, path: string, permission: Permission, title: string, userTypes?: readonly UserType[]]
type Parent = [name: string, path: string, permission: Permission, redirectTo: string]

const screens: readonly NotYet[] = [
  ...settings([
    ['general', 'project/general', 'general'],
    ['contact', 'project/contact', 'contact'],
    ['processSettings', 'process-settings', 'process'],
    ['users', 'user-management/users', 'users'],
    ['teams', 'user-management/teams', 'teams'],
    ['roles', 'user-management/roles', 'roles'],
  ]),
]

/** A link to one of these leads to a page that says it leads nowhere, instead of the staff sign-in. */
const publicScreens: Readonly<Record<string, string>> = {
  projectTeaser: '/project-teaser/$projectSlug',
}

const parents: readonly Parent[] = [
  ['budget', '/budget', 'budget_read', '/budget/overview'],
  ['objects', '/objects', 'object_read', '/objects/apartments'],
  ['projectSettingsShell', '/project-settings', 'admin', '/project-settings/project/general'],
  ['projectSettings', '/project-settings/project', 'admin', '/project-settings/project/general'],
  ['documentSettings', '/project-settings/document', 'admin', '/project-settings/document/flyer'],
  ['userManagement', '/project-settings/user-management', 'admin', '/project-settings/user-management/users'],
  [
    'communicationSettings',
    '/project-settings/communication',
    'admin',
    '/project-settings/communication/mail-templates',
  ],
  ['websiteSettings', '/project-settings/website', 'admin', '/project-settings/website/page-builder'],
  ['formSettings', '/project-settings/form-settings', 'admin', '/project-settings/form-settings/forms'],
]

export const notYetRoutes: readonly ScreenRoute[] = [
  ...screens.map(([name, path, permission, title, userTypes = ['melon']]): ScreenRoute => ({
    name,
    path,
    permission,
    title,
    userTypes,
    layout: userTypes.length > 1 ? 'external' : 'staff',
    page: async () => {
      const { notYet } = await import('#platform/web/ui/states/not-yet.tsx')
      return { default: notYet(title) }
    },
  })),
  ...Object.entries(publicScreens).map(([name, path]): ScreenRoute => ({
    name,
    path,
    layout: 'public',
    title: 'shell_not_found_title',
    page: () => import('#platform/web/shell/screens/NotFoundPage.tsx'),
  })),
  ...parents.map(([name, path, permission, redirectTo]): ScreenRoute => ({
    name,
    path,
    permission,
    redirectTo,
    layout: 'staff',
  })),
  {
    name: 'softwareInterfaces',
    path: '/project-settings/software-interfaces',
    permission: 'admin',
    layout: 'staff',
    // Investors' projects are not advertised on rental platforms (spec 1 §2.2).
    redirectTo: ({ settings: { project_type } }) =>
      `/project-settings/software-interfaces/${project_type === 'saleb2b' ? 'authentication' : 'rental-platforms'}`,
  },
]

function settings(list: readonly (readonly [name: string, path: string, key: string])[]): NotYet[] {
  return list.map(([name, path, key]) => [name, `/project-settings/${path}`, 'admin', `screen_settings_${key}`])
}
