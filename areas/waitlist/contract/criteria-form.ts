// Criteria form as completed by staff: for a new person, for an application without a home, or for an existing
// request.

import { z } from 'zod'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email, id, idParam, line, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { requestStates } from '../rules/request-state.ts'
import { requestData } from './criteria.ts'

/** Response shape; `kinds` may be empty before a kind is chosen. */
const formData = requestData.extend({
  contactName: z.string(),
  contactEmail: z.string().nullable(),
  kinds: z.array(z.string()),
  adults: z.number(),
})

const path = '/api/v1/waitlist/applications/criteria-form'

export const getCriteriaForm = endpoint({
  method: 'GET',
  path,
  summary:
    'What the criteria form begins with: a request (`id`), what an application tells (`applicationId`), or nothing; money in francs.',
  query: z.object({ id: id.optional(), applicationId: id.optional() }),
  response: z.object({
    id: z.string().nullable(),
    version: z.number(),
    data: formData,
    progress_state: z.enum(requestStates).nullable(),
    stateTitle: z.string().nullable(),
    /** Reason why the form cannot be saved now; null if it can. */
    reason: z.string().nullable(),
  }),
})

export const saveCriteriaForm = endpoint({
  method: 'POST',
  path,
  summary:
    'Saves a request and accepts it: new, of an application (`applicationId`), or a correction (`id` and `version`); a stale version answers 409 with what stands now.',
  body: requestData.extend({ id: id.nullable(), applicationId: id.nullable(), version: version.nullable() }),
  response: z.object({ id, version, notify: z.array(notice).optional() }),
})

/** Replaces the text of the automatic mail. */
const mail = mailWords.optional()

export const sendCriteriaForm = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/:id/send-criteria-form',
  summary: 'Mails the link to the criteria form (again); the request waits for it to be filled in, older links end.',
  params: idParam,
  body: z.object({ mail }),
  response: z.object({ progress_state: z.enum(requestStates), version, notify: z.array(notice).optional() }),
})

const invited = z.object({ contactName: line(120), contactEmail: email, language: z.enum(languages), mail })

export const inviteToWaitlist = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/invite',
  summary:
    'Mails the link to an empty criteria form to somebody new; 409 when a request with this address waits already.',
  body: invited,
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const previewCriteriaFormMail = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/:id/criteria-form-preview',
  summary: 'The mail with the link to the criteria form, without its link. Writes nothing.',
  params: idParam,
  body: z.object({ mail }),
  response: shownMail,
})

export const previewInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/invite-preview',
  summary: 'The mail that somebody new would get, without its link. Writes nothing.',
  body: invited,
  response: shownMail,
})

/** Latest waitlist request of an application, and whether a new one may be created. */
export const getApplicationOnWaitlist = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/waitlist-request',
  summary:
    'The request on the waitlist that an application has led to, the newest one; and whether it may be put there now.',
  params: idParam,
  response: z.object({
    request: z
      .object({ id, number: z.number(), progress_state: z.enum(requestStates), stateTitle: z.string() })
      .nullable(),
    canBePut: z.object({ allowed: z.boolean(), reason: z.string().optional() }),
  }),
})
