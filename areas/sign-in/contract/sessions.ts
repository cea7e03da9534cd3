// Active sessions of the user, and ending them remotely.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'

export const getOwnSessions = endpoint({
  method: 'GET',
  path: '/api/v1/users/sessions',
  summary: 'The running sessions of the own account, the most recently used first; times as ISO instants.',
  response: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        browser: z.string(),
        system: z.string(),
        created_at: z.string(),
        last_used_at: z.string(),
        is_current: z.boolean(),
      }),
    ),
  }),
})

export const revokeOwnSession = endpoint({
  method: 'POST',
  path: '/api/v1/users/sessions/:id/revoke',
  summary: 'Ends one of the own sessions.',
  params: idParam,
  response: done,
})

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/v1/users/sessions/revoke-others',
  summary: 'Ends all own sessions but this one.',
  response: done,
})
