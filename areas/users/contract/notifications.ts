// Notification settings of a user: per kind of event, and about their own account.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { done } from '#platform/contract/notify.ts'
import { channels, scopes } from '../rules/notifications.ts'

/** A kind that no area declares is refused with 422. */
const chosen = z.object({ kind: z.string(), channel: z.enum(channels) })

export const saveNotificationSettings = endpoint({
  method: 'POST',
  path: '/api/v1/users/notification-settings',
  summary:
    'Saves how to be told of each given kind (`now`, `daily`, `in_app`, `off`) and of whose objects; kinds left out stay.',
  body: z.object({ settings: z.array(chosen).max(100), scope: z.enum(scopes) }),
  response: done,
})

export const getNotificationPreference = endpoint({
  method: 'GET',
  path: '/api/v1/users/system-notification-preference',
  summary:
    'All choices of being told: groups of kinds that this project knows with their channel, scope, and mails about the account.',
  response: z.object({
    groups: z.array(z.object({ key: z.string(), kinds: z.array(chosen) })),
    scope: z.enum(scopes),
    new_device_mail: z.boolean(),
  }),
})

export const saveNotificationPreference = endpoint({
  method: 'POST',
  path: '/api/v1/users/system-notification-preference',
  summary: 'Saves whether a mail tells of a sign-in from a browser not seen before.',
  body: z.object({ new_device_mail: z.boolean({ error: 'general_field_is_required' }) }),
  response: done,
})
