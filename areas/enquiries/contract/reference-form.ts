// Public page behind the link of a reference mail, identified by its token.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { optionalLine } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { referenceKinds } from '#areas/applications/rules/referees.ts'
import { referenceQuestions } from '../rules/references.ts'
import { answers } from './references.ts'

const token = z.object({ id: z.string().regex(/^[\w-]{43}$/) })

export const referenceForm = z.object({
  template: z.enum(['default', 'lsz']),
  language: z.enum(languages),
  projectName: z.string(),
  type: z.enum(referenceKinds),
  state: z.enum(['open', 'answered', 'failed']),
  contactName: z.string(),
  personName: z.string(),
  questions: z.array(
    z.object({
      key: z.enum(referenceQuestions),
      title: z.string(),
      needsGrade: z.boolean(),
      needsText: z.boolean(),
    }),
  ),
})
export type ReferenceForm = z.infer<typeof referenceForm>

export const getReferenceForm = endpoint({
  method: 'GET',
  path: '/api/v1/action/:id/reference-form',
  summary: 'What a landlord or an employer is asked about a person; looking at it changes nothing.',
  params: token,
  response: referenceForm,
})

export const answerReference = endpoint({
  method: 'POST',
  path: '/api/v1/action/:id/reference-form',
  summary: 'The answers of a referee, or that they give none.',
  params: token,
  body: z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('give'), answers }),
    z.object({ answer: z.literal('refuse'), reason: optionalLine(500) }),
  ]),
  response: done,
})
