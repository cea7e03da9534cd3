// Addresses of the budget and of groups of settings that have no page of their own: each leads to its first page.

import type { Permission } from '#platform/rules/permissions.ts'
import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

type Parent = [name: string, path: string, permission: Permission, redirectTo: string]

const parents: readonly Parent[] = [
  ['budget', '/budget', 'budget_read', '/budget/overview'],
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

export const parentRoutes: readonly ScreenRoute[] = [
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
