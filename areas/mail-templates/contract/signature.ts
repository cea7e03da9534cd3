// Contract of mail signatures: the project's, and the signed-in person's own.

import { z } from 'zod'
import { settingHistory } from '#areas/project-settings/contract/history.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { notice } from '#platform/contract/notify.ts'
import { signatureBodies } from '../rules/signature.ts'

const signature = z.object({
  /** 0 until a signature is saved. */
  version: z.number(),
  /** HTML; an empty text means no signature. */
  data: signatureBodies,
  placeholders: z.array(z.object({ key: z.string(), title: z.string(), group: z.string() })),
  /** HTML as shown below the user's own mails; empty without a signature. */
  shown: signatureBodies,
  history: settingHistory,
})

const body = signatureBodies.extend({ version: z.int().min(0) })
const answer = z.object({ version: z.number(), notify: z.array(notice).optional() })

export const getMailSignature = endpoint({
  method: 'GET',
  path: '/api/v1/settings/email-signature',
  summary: 'The signature of the project in both languages, and who changed it.',
  response: signature,
})

export const saveMailSignature = endpoint({
  method: 'POST',
  path: '/api/v1/settings/email-signature',
  summary:
    'Keeps the signature of the project; 409 with what stands now when somebody else saved first, 422 for a placeholder that a signature cannot name.',
  body,
  response: answer,
})

export const getOwnSignature = endpoint({
  method: 'GET',
  path: '/api/v1/settings/email-signature/own',
  summary: 'One’s own signature, which stands below one’s mails instead of the project’s.',
  response: signature,
})

export const saveOwnSignature = endpoint({
  method: 'POST',
  path: '/api/v1/settings/email-signature/own',
  summary: 'Keeps one’s own signature; an empty one leaves the project’s. 409 and 422 as with that.',
  body,
  response: answer,
})
