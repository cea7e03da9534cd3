// Routes of owners in the settings.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { ownerPageSections } from '../contract/places.ts'

const path = '/project-settings/user-management/owners'
const settings = { layout: 'staff', permission: 'admin', title: 'screen_settings_owners' } as const

export const ownersRoutes: readonly ScreenRoute[] = [
  { ...settings, name: 'owners', path, page: () => import('./OwnersPage.tsx') },
  {
    ...settings,
    name: 'ownerDetails',
    path: `${path}/$id`,
    slots: [ownerPageSections],
    page: () => import('./OwnerPage.tsx'),
  },
]
