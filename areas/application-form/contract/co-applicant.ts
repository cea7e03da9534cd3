// The link for a co-applicant, who fills in the own person and sees nothing of the others.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email, version } from '#platform/contract/fields.ts'
import { answers, credentials, filledPerson, formPage, handedIn, invitation } from './form-shapes.ts'

export const inviteCoApplicant = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/invitations',
  summary:
    'Makes a link for one co-applicant and sends it by mail when an address is given; the link is shown this once.',
  params: credentials,
  body: z.object({ email: email.optional() }),
  answer: z.object({ url: z.string(), invitation }),
})

export const getNewAdult = endpoint({
  method: 'GET',
  path: '/api/v2/applications/:slug/:token/new-adult',
  summary: "The co-applicant's page: project, objects, the questions for an adult and the own answers, nothing else.",
  params: credentials,
  answer: formPage.extend({
    person: filledPerson.nullable(),
    documents: z.array(handedIn),
    canChange: z.boolean(),
    /** For questions that hang on the rest of the household: what the others say, by condition. */
    othersSay: z.record(z.string(), z.boolean()),
  }),
})

export const saveNewAdult = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/new-adult',
  summary: "Saves the co-applicant's own answers; the first save adds the person to the household.",
  params: credentials,
  body: z.object({ version: version.nullable(), answers, isComplete: z.boolean().default(false) }),
  answer: filledPerson,
})
