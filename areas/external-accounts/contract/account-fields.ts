// Fields and responses that the calls of investors and of document-room guests share.

import { z } from 'zod'
import { code, device, deviceMarks, givenPassword } from '#areas/sign-in/contract/login.ts'
import { twice } from '#areas/sign-in/contract/password.ts'
import { email, line } from '#platform/contract/fields.ts'
import { publicPage, sessionUser } from '#platform/contract/session.ts'
import { languages } from '#platform/rules/project-type.ts'
import { codeChannels } from '../rules/codes.ts'

export const slug = line(200)
export const userSlug = z.string().regex(/^[0-9a-f]{20}$/)
/** Secret of a mailed link; a malformed one results in 404. */
export const linkToken = z.string().regex(/^[\w-]{43}$/)
export const halfToken = line(200)

export const phone = line(40)
export const language = z.enum(languages)

export const personFields = {
  company: line(120),
  first_name: line(80),
  last_name: line(80),
  phone,
  language,
  ...twice,
  /** Consent to the privacy policy. */
  consent: z.literal(true, { error: 'external_accounts_consent_needed' }),
}

export const credentials = { email, password: givenPassword, device, device_marks: deviceMarks }

export const codeFields = { token: halfToken, code, device_marks: deviceMarks }

/** A code is on its way: `token` is good for entering it and for nothing else. `phone` is masked. */
export const codeSent = z.object({
  token: z.string(),
  user_slug: z.string(),
  phone: z.string(),
  channel: z.enum(codeChannels),
  /** Seconds until another code may be sent. */
  wait_seconds: z.number(),
})
export type CodeSent = z.infer<typeof codeSent>

/** Either the mail with the link is on its way, or the code. */
export const registered = z.object({ next: z.enum(['email', 'code']), code: codeSent.nullable() })

/** `device_mark` is kept by the browser and sent at the next sign-in; `landing` is the first page. */
export const signedIn = z.object({ token: z.string(), user: sessionUser, device_mark: z.string(), landing: z.string() })
export type SignedIn = z.infer<typeof signedIn>

/** Start data of the pages of a project or document room. */
export const entranceInit = z.object({
  title: z.string(),
  is_open: z.boolean(),
  languages: z.array(language),
  language,
  publicPage,
})

/** Exactly one of a mailed link (`code`) and a session (`token`) says whose number it is. */
export const newPhoneFields = {
  user_slug: userSlug,
  code: linkToken.optional(),
  token: halfToken.optional(),
  password: givenPassword,
  phone,
  device,
  device_marks: deviceMarks,
}
