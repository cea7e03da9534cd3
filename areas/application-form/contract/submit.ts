// Submits the form; endpoints for the related emails.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { credentials, sentApplication } from './form-shapes.ts'

export const submitApplication = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/submit',
  summary:
    'Turns the draft into an application; asked again it answers the same application. What came within ten seconds waits for the proof of its address; sent again, it is taken once two minutes have gone by. 422 names what is missing.',
  params: credentials,
  /** The applicant's current language; if missing, the language in which the form was begun. */
  body: z.object({ language: z.enum(languages).optional() }),
  response: sentApplication.omit({ notes: true }).extend({
    /** Null while the application is held. */
    number: z.number().nullable(),
    /**
     * True if the form was sent faster than a person can type. It is held until the address is confirmed or it is
     * submitted again two minutes later.
     */
    isHeld: z.boolean(),
  }),
})

export const sendContinueLink = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/send-link',
  summary: 'Sends the link to the draft by mail, to go on later or on another device.',
  params: credentials,
  body: z.object({ email }),
  response: done,
})

const validation = z.object({ email: z.string(), number: z.number().nullable(), isValidated: z.boolean() })

export const getEmailValidation = endpoint({
  method: 'GET',
  path: '/api/v2/applications/:slug/:token/email-validation',
  summary: 'Which address is to be confirmed for which application; changes nothing.',
  params: credentials,
  response: validation,
})

export const validateEmail = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/email-validation',
  summary: 'Confirms the address that the link was sent to; again does no harm.',
  params: credentials,
  response: validation,
})
