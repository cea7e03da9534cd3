// Shape of the calls by which people ask for a new link. Each area whose mails have links has one.

import { z } from 'zod'
import { email } from './fields.ts'

export const newLinkRequest = z.object({ email })
/** The same for known and unknown addresses. */
export const newLinkResponse = z.object({})
