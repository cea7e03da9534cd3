// Pages behind mailed links: opting out, and the search profile that the investor changes. Opening them changes nothing.

import { z } from 'zod'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { profileData } from './investor.ts'

export const linkKey = z.object({ slug: z.string().max(60), token: z.string().max(400) })
export type LinkKey = z.infer<typeof linkKey>

const link = '/api/v1/investors/action/:slug/:token'

export const getOptOut = endpoint({
  method: 'GET',
  path: `${link}/investor-opt-out`,
  summary: 'What the link of a mail would end: mails about one project or about all. Changes nothing.',
  params: linkKey,
  response: z.object({
    projectName: z.string(),
    company: z.string(),
    /** Anonymous title of the project. */
    title: z.string(),
    isOutOfProject: z.boolean(),
    isOutOfAll: z.boolean(),
  }),
})

export const optOut = endpoint({
  method: 'POST',
  path: `${link}/investor-opt-out`,
  summary: 'Ends mails about this project or about all projects; repeating it changes nothing.',
  params: linkKey,
  body: z.object({
    scope: z.enum(['project', 'all']),
    reason: z.string().trim().max(500, 'general_text_too_long').optional(),
  }),
  response: z.object({}),
})

export const getSearchProfile = endpoint({
  method: 'GET',
  path: `${link}/search-profile`,
  summary: 'The search profile of an investor behind a mailed link; changes nothing.',
  params: linkKey,
  response: z.object({
    projectName: z.string(),
    company: z.string(),
    linkUntil: z.string(),
    changedAt: z.string().nullable(),
    data: profileData,
  }),
})
export type SearchProfilePage = z.infer<(typeof getSearchProfile)['response']>

export const saveSearchProfile = endpoint({
  method: 'POST',
  path: `${link}/search-profile`,
  summary: 'Saves the search profile as the investor states it; may be repeated while the link is valid.',
  params: linkKey,
  body: profileData,
  response: z.object({}),
})

const invitation = z.object({ mail: mailWords.optional() })

export const inviteToProfile = endpoint({
  method: 'POST',
  path: '/api/v1/investors/:id/invite-profile',
  summary: 'Mails an investor the link to change the search profile; an earlier link ends.',
  params: idParam,
  body: invitation,
  response: done,
})

export const previewProfileInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/investors/:id/invite-profile/preview',
  summary: 'The mail with the link to the search profile as it would be sent.',
  params: idParam,
  body: invitation,
  response: shownMail,
})
