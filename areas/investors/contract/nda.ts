// The page on which investors sign the confidentiality agreement of a project.

import { z } from 'zod'
import { drawnSignature } from '#areas/sales/rules/drawn-signature.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { line } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'

const path = '/api/v1/investors/sign-nda/:slug'
const slugParam = z.object({ slug: z.string().max(40) })

export const getNda = endpoint({
  method: 'GET',
  path,
  summary:
    'The agreement of a published project in the version in force, and whether the signed-in investor may sign it.',
  params: slugParam,
  response: z.object({
    slug: z.string(),
    /** Title of the teaser: the project stays anonymous until the agreement is signed. */
    title: z.string(),
    projectName: z.string(),
    version: z.number(),
    language: z.enum(languages),
    paragraphs: z.array(z.object({ kind: z.enum(['heading', 'item', 'paragraph']), text: z.string() })),
    validYears: z.number(),
    signer: z.object({ name: z.string(), company: z.string(), email: z.string() }),
    /** A colleague looks at the page. */
    isPreview: z.boolean(),
    canSign: z.object({ allowed: z.boolean(), reason: z.string().optional() }),
    signed: z.object({ at: z.string(), name: z.string(), version: z.number() }).nullable(),
    /** The memorandum can be opened. */
    mayRead: z.boolean(),
  }),
})
export type NdaPage = z.infer<(typeof getNda)['response']>

export const signNda = endpoint({
  method: 'POST',
  path,
  summary:
    'Signs the agreement with typed name, consent and, if wanted, a drawn signature; 409 if a newer version is in force. The certificate is mailed to both sides.',
  params: slugParam,
  body: z.object({
    version: z.number(),
    /** Language in which the text was read. */
    language: z.enum(languages),
    name: line(120),
    function: z.string().trim().max(100, 'general_text_too_long').default(''),
    consents: z.literal(true, { error: 'investors_consent_needed' }),
    strokes: drawnSignature.nullable().default(null),
  }),
  response: done,
})
