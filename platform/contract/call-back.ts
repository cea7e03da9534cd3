// Calls back mails that a user has sent and that have not left, from the notice about them.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { done } from './notify.ts'

export const callBackMails = endpoint({
  method: 'POST',
  path: '/api/v1/communication/call-back',
  summary:
    'Calls back mails that have not left: one’s own, and those of colleagues with the right to read the inbox. What they speak of stays done, except for denials, which are taken back. 404 for mails of others, 409 when all have left.',
  body: z.object({ mailIds: z.array(id).min(1).max(10_000) }),
  response: done,
})
