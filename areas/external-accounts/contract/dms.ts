// Calls of the accounts of document-room guests. They register by invitation alone.

import { z } from 'zod'
import { isTheSame, notTheSame, twice } from '#areas/sign-in/contract/password.ts'
import { device } from '#areas/sign-in/contract/login.ts'
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
  signedIn,
  slug,
  userSlug,
} from './account-fields.ts'

const prefix = '/api/v2/dms'
const inRoom = { slug }

export const getRoomInit = endpoint({
  method: 'GET',
  path: '/api/v1/dms/init',
  summary: 'Title, styling and languages of the pages of a document room; 404 for a slug that is not known.',
  query: z.object(inRoom),
  response: entranceInit,
})

export const verifyGuest = endpoint({
  method: 'GET',
  path: `${prefix}/verify-user/:slug/:userSlug/:code`,
  summary: 'Whether the invitation may still be used, and the data of the invited person; changes nothing.',
  params: z.object({ ...inRoom, userSlug, code: linkToken }),
  response: z.object({
    title: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    language,
  }),
})

export const registerGuest = endpoint({
  method: 'POST',
  path: `${prefix}/register/:slug/:userSlug`,
  summary: 'Registers an invited guest with the code of the invitation, and sends a code to the phone.',
  params: z.object({ ...inRoom, userSlug }),
  body: z.object({ ...personFields, code: linkToken, device }).refine(isTheSame, notTheSame),
  response: codeSent,
})

export const verifyPhoneNumber = endpoint({
  method: 'POST',
  path: `${prefix}/verify-phone-number`,
  summary: 'Second step of the sign-in: the code, which also proves the number. Answers the token of the session.',
  body: z.object({ ...inRoom, ...codeFields }),
  response: signedIn,
})

export const sendGuestCode = endpoint({
  method: 'POST',
  path: `${prefix}/send-phone-verification`,
  summary: 'Sends another code; the earlier one is no longer accepted. 429 with the seconds to wait.',
  body: z.object({ token: halfToken }),
  response: codeSent,
})

export const loginGuest = endpoint({
  method: 'POST',
  path: `${prefix}/login/:slug`,
  summary:
    'First step of the sign-in: address and password; sends a code. 401 without saying which half was wrong, 429 while a wait lasts.',
  params: z.object(inRoom),
  body: z.object(credentials),
  response: codeSent,
})

export const requestPasswordChange = endpoint({
  method: 'POST',
  path: `${prefix}/change-password-request`,
  summary: 'Mails a link for a new password; the same response for every address.',
  body: z.object({ ...inRoom, email }),
  response: done,
})

export const changeGuestPassword = endpoint({
  method: 'POST',
  path: `${prefix}/change-password`,
  summary: 'Sets a new password with the mailed link, and ends all sessions; 404 for a link that is used or too old.',
  body: z.object({ ...inRoom, user_slug: userSlug, token: linkToken, ...twice }).refine(isTheSame, notTheSame),
  response: done,
})

export const requestPhoneChange = endpoint({
  method: 'POST',
  path: `${prefix}/change-phone-number-request`,
  summary: 'Mails a link for a new phone number; the same response for every address.',
  body: z.object({ ...inRoom, email }),
  response: done,
})

export const changePhoneNumber = endpoint({
  method: 'POST',
  path: `${prefix}/change-phone-number`,
  summary:
    'Sends a code to a new number, with the password and either the mailed link or the own session; the number changes with the code.',
  body: z.object({ ...inRoom, ...newPhoneFields }),
  response: codeSent,
})

export const logoutGuest = endpoint({
  method: 'POST',
  path: `${prefix}/logout`,
  summary: 'Ends the session of this token; a token that is not known is as good as ended.',
  body: z.object({ token: halfToken }),
  response: done,
})
