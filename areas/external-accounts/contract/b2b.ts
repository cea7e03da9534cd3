// Calls of the accounts of investors.

import { z } from 'zod'
import { givenPassword, device, deviceMarks } from '#areas/sign-in/contract/login.ts'
import { isTheSame, notTheSame, twice } from '#areas/sign-in/contract/password.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import {
  codeFields,
  codeSent,
  credentials,
  entranceInit,
  halfToken,
  language,
  linkToken,
  newPhoneFields,
  personFields,
  registered,
  signedIn,
  slug,
  userSlug,
} from './account-fields.ts'

const prefix = '/api/v2/b2b'
const ofProject = z.object({ projectSlug: slug })
const inProject = { project_slug: slug }
const mailedLink = z.object({ projectSlug: slug, userSlug, token: linkToken })

export const getProjectInit = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:projectSlug/public-init',
  summary: 'Title, styling and languages of the pages of a project for investors; 404 for a slug that is not known.',
  params: ofProject,
  response: entranceInit,
})

export const getRegistration = endpoint({
  method: 'GET',
  path: `${prefix}/register/:projectSlug`,
  summary: 'Whether investors may register for the project, and the data of an invited one whose link is good.',
  params: ofProject,
  query: z.object({ account: userSlug.optional(), code: linkToken.optional() }),
  response: z.object({
    title: z.string(),
    is_open: z.boolean(),
    invited: z.object({ email: z.string(), first_name: z.string(), last_name: z.string(), language }).nullable(),
  }),
})

export const registerInvestor = endpoint({
  method: 'POST',
  path: `${prefix}/register/:projectSlug`,
  summary:
    'Registers an investor. Sends a link to the address, or to an invited person the code at once; an address that has an account gets the same response and a mail that says so.',
  params: ofProject,
  body: z
    .object({
      ...personFields,
      email,
      account: userSlug.optional(),
      invitation: linkToken.optional(),
      device,
    })
    .refine(isTheSame, notTheSame),
  response: registered,
})

export const sendEmailVerification = endpoint({
  method: 'POST',
  path: `${prefix}/send-email-verification`,
  summary: 'Sends the link that proves the address again, at most once a minute; the same response for every address.',
  body: z.object({ ...inProject, email }),
  response: done,
})

export const checkEmailLink = endpoint({
  method: 'GET',
  path: `${prefix}/verify-email/:projectSlug/:userSlug/:token`,
  summary: 'Whether the link from the mail may still be used, and for which address; changes nothing.',
  params: mailedLink,
  response: z.object({ title: z.string(), email: z.string() }),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: `${prefix}/verify-email/:projectSlug/:userSlug/:token`,
  summary: 'Proves the address with the link and the password of the registration, and sends a code to the phone.',
  params: mailedLink,
  body: z.object({ password: givenPassword, device, device_marks: deviceMarks }),
  response: codeSent,
})

export const loginInvestor = endpoint({
  method: 'POST',
  path: `${prefix}/login`,
  summary:
    'First step of the sign-in: address and password; sends a code. 401 without saying which half was wrong, 429 while a wait lasts.',
  body: z.object({ ...inProject, ...credentials }),
  response: codeSent,
})

export const sendPhoneVerification = endpoint({
  method: 'POST',
  path: `${prefix}/send-phone-verification`,
  summary: 'Sends another code; the earlier one is no longer accepted. 429 with the seconds to wait.',
  body: z.object({ token: halfToken }),
  response: codeSent,
})

export const verifyPhone = endpoint({
  method: 'POST',
  path: `${prefix}/verify-phone`,
  summary: 'Second step of the sign-in: the code, which also proves the number. Answers the token of the session.',
  body: z.object({ ...inProject, ...codeFields }),
  response: signedIn,
})

export const requestNewPhone = endpoint({
  method: 'POST',
  path: `${prefix}/reset-phone-number-request`,
  summary: 'Mails a link for a new phone number; the same response for every address.',
  body: z.object({ ...inProject, email }),
  response: done,
})

export const resetPhone = endpoint({
  method: 'POST',
  path: `${prefix}/reset-phone-number`,
  summary:
    'Sends a code to a new number, with the password and either the mailed link or the own session; the number changes with the code.',
  body: z.object({ ...inProject, ...newPhoneFields }),
  response: codeSent,
})

export const requestNewPassword = endpoint({
  method: 'POST',
  path: `${prefix}/reset-password-request`,
  summary: 'Mails a link for a new password; the same response for every address.',
  body: z.object({ ...inProject, email }),
  response: done,
})

export const resetInvestorPassword = endpoint({
  method: 'POST',
  path: `${prefix}/reset-password`,
  summary: 'Sets a new password with the mailed link, and ends all sessions; 404 for a link that is used or too old.',
  body: z.object({ ...inProject, user_slug: userSlug, token: linkToken, ...twice }).refine(isTheSame, notTheSame),
  response: done,
})

export const logoutInvestor = endpoint({
  method: 'POST',
  path: `${prefix}/logout`,
  summary: 'Ends the session of this token; a token that is not known is as good as ended.',
  body: z.object({ token: halfToken }),
  response: done,
})
