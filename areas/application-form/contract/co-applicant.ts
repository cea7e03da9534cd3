// Link for a co-applicant, who fills in only their own part and cannot see the others' answers. Once the link is
// used, the others cannot see that part either.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email, id, version } from '#platform/contract/fields.ts'
import { answers, credentials, filledPerson, formPage, formState, handedIn, invitation } from './form-shapes.ts'
import { paperPlace } from './status.ts'

export const inviteCoApplicant = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/invitations',
  summary:
    'Makes a link for one co-applicant, somebody new or an adult who is recorded already. With an address it is sent there and nobody else sees it; without one it is answered, this once. 409 for somebody who has a link.',
  params: credentials,
  body: z.object({ email: email.optional(), person: id.optional() }),
  response: z.object({
    /** Null if the link was sent by email. */
    url: z.string().nullable(),
    invitation,
  }),
})

export const getOwnParts = endpoint({
  method: 'GET',
  path: '/api/v2/applications/:slug/:token/invitations',
  summary:
    'How far those are who fill in their part themselves: the links, the adults as the household is told of them, and what is missing of each.',
  params: credentials,
  response: formState.pick({ invitations: true, adults: true, ownParts: true }),
})
export type OwnPartsAnswer = z.infer<typeof getOwnParts.response>

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/v2/applications/:slug/:token/invitations/:invitationId',
  summary:
    'Takes a link back. What was filled in and handed in by it is deleted but for the name and the kind of tenant, and the household may fill it in again; once sent, 409 for a link that was used.',
  params: credentials.extend({ invitationId: id }),
  response: getOwnParts.response,
})

export const getNewAdult = endpoint({
  method: 'GET',
  path: '/api/v2/applications/:slug/:token/new-adult',
  summary: "The co-applicant's page: project, objects, the questions for an adult and the own answers, nothing else.",
  params: credentials,
  response: formPage.extend({
    person: filledPerson.nullable(),
    documents: z.array(handedIn),
    /** Set after the application is sent: upload places for documents that have no file field in the form. */
    papers: z.array(paperPlace),
    canChange: z.boolean(),
    /** For questions that depend on the rest of the household: result of each condition for the other people. */
    othersSay: z.record(z.string(), z.boolean()),
  }),
})

export const saveNewAdult = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/new-adult',
  summary: "Saves the co-applicant's own answers; the first save adds the person to the household.",
  params: credentials,
  body: z.object({ version: version.nullable(), answers, isComplete: z.boolean().default(false) }),
  response: filledPerson,
})
