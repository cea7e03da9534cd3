// People with a login: their own profile.

import type { ServerArea } from '#platform/server/area.ts'
import { route } from '#platform/server/http/route.ts'
import {
  getNotificationPreference,
  saveNotificationPreference as preferenceEndpoint,
  saveNotificationSettings as settingsEndpoint,
} from '../contract/notifications.ts'
import { getOwnProfile, saveOwnProfile as profileEndpoint } from '../contract/profile.ts'
import { readNotificationPreference, saveNotificationPreference, saveNotificationSettings } from './notifications.ts'
import { readOwnProfile, saveOwnProfile } from './profile.ts'

export const users: ServerArea = {
  name: 'users',
  open(doors) {
    route(doors, getOwnProfile, 'permit', readOwnProfile)
    route(doors, profileEndpoint, 'permit', saveOwnProfile)
    route(doors, getNotificationPreference, 'permit', readNotificationPreference)
    route(doors, preferenceEndpoint, 'permit', saveNotificationPreference)
    route(doors, settingsEndpoint, 'permit', saveNotificationSettings)
  },
}
