// Routes of the change log.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { changelogPath, detailsPath } from '../rules/changelog-address.ts'

export const changelogRoutes: readonly ScreenRoute[] = [
  {
    name: 'changelog',
    path: changelogPath,
    layout: 'staff',
    permission: 'permit',
    title: 'screen_changelog',
    page: () => import('./ChangeLogPage.tsx'),
  },
  {
    name: 'changelog-details',
    path: detailsPath,
    layout: 'staff',
    permission: 'permit',
    title: 'screen_changelog_details',
    page: () => import('./ChangePage.tsx'),
  },
]
