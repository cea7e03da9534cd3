// Denies an application as a whole or its wish for one object.

import { z } from 'zod'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, line, optionalLine, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { targets } from '#platform/contract/table.ts'
import { applicationStates } from '../rules/application-state.ts'
import { denialReasons, denialTemplates } from '../rules/denial.ts'
import { verdict } from './offers.ts'

export const getDenialInit = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/denial-init',
  summary:
    'What a denial of the application, or of its wish for one object, needs: reasons, wordings in the language of the applicant, placeholders with their values.',
  params: idParam,
  query: z.object({ apartmentId: id.optional() }),
  response: z.object({
    applicationId: id,
    version,
    contactName: z.string(),
    contactEmail: z.string(),
    language: z.string(),
    allowed: verdict,
    reasons: z.array(
      z.object({
        value: z.enum(denialReasons),
        displayName: z.string(),
        template: z.enum(denialTemplates),
        usable: verdict,
      }),
    ),
    templates: z.array(
      z.object({
        key: z.enum(denialTemplates),
        title: z.string(),
        subject: z.string(),
        /** HTML. */
        wording: z.string(),
        usable: verdict,
      }),
    ),
    placeholders: z.array(z.object({ key: z.string(), title: z.string(), group: z.string(), value: z.string() })),
  }),
})

const letter = {
  template: z.enum(denialTemplates).optional(),
  /** Defaults to the subject of the template. */
  subject: line(200).optional(),
  /** HTML, or plain text that is inserted between greeting and signature. */
  wording: line(60_000).optional(),
  /** Another template of this kind, or custom text that includes its own greeting. */
  mail: mailWords.optional(),
}

export const previewDenial = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/denial-preview',
  summary: 'The letter of a denial with its placeholders filled. Writes nothing.',
  params: idParam,
  body: z.object({
    ...letter,
    /** Set if only the wish for this object is denied. */
    apartmentId: id.optional(),
    /** Same meaning as in the denial: ends the application if no other wish is open. */
    endWithoutOtherWish: z.boolean().default(false),
  }),
  response: shownMail,
})

export const findDenialRecipients = endpoint({
  method: 'POST',
  path: '/api/v1/applications/denial-recipients',
  summary:
    'Who would be written to if the chosen applications were denied: the first 500 by number, how many in all, and for how many the reason does not hold because a wished object is still free. Writes nothing.',
  body: z.object({ targets, reason: z.enum(denialReasons).optional() }),
  response: z.object({
    recipients: z.array(z.object({ applicationId: id, number: z.number(), contactName: z.string() })),
    total: z.number(),
    stillFree: z.number(),
  }),
})

const denial = {
  reason: z.enum(denialReasons, { error: 'general_field_is_required' }),
  /** Internal to the landlord; never sent. */
  note: optionalLine(1000),
  ...letter,
}

export const sendApplicationDenial = endpoint({
  method: 'POST',
  path: '/api/v1/communication/send-application-denial/:applicationId',
  summary: 'Denies an application: sends the letter and sets it inactive with the reason.',
  params: z.object({ applicationId: id }),
  body: z.object({ ...denial, version }),
  response: z.object({ progress_state: z.enum(applicationStates), version, notify: z.array(notice).optional() }),
})

export const sendObjectDenial = endpoint({
  method: 'POST',
  path: '/api/v1/communication/send-denial/:applicationId/:apartmentId',
  summary:
    'Denies the wish for one object by letter, once; the application goes on, but is no longer in line for this object.',
  params: z.object({ applicationId: id, apartmentId: id }),
  body: z.object(denial),
  response: z.object({ notify: z.array(notice).optional() }),
})
