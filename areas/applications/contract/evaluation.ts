// How an application is judged: grades by criterion and of the whole, with computed hints beside them, and comments.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { grade, id, idParam, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { applicationStates } from '../rules/application-state.ts'
import { evaluationCriteria } from '../rules/evaluation-criteria.ts'

const person = z.object({ name: z.string(), initials: z.string() })
const judgement = z.object({ grade: grade.nullable(), by: person.nullable(), at: z.string().nullable() })

const comment = z.object({
  commentId: id,
  text: z.string(),
  author: person,
  at: z.string(),
  edited: z.boolean(),
  resolved: z.object({ by: person, at: z.string() }).nullable(),
  /** One's own words alone may be changed. */
  canEdit: z.boolean(),
  version,
})

export const evaluationView = z.object({
  applicationId: id,
  version,
  progress_state: z.enum(applicationStates),
  canEvaluate: z.object({ allowed: z.boolean(), reason: z.string().optional() }),
  criteria: z.array(
    judgement.extend({
      key: z.enum(evaluationCriteria),
      title: z.string(),
      /** Computed from what is known; never a verdict by itself. */
      computed: z.object({ grade: grade.nullable(), reason: z.string() }).nullable(),
    }),
  ),
  overall: judgement,
  comments: z.array(comment),
})
export type EvaluationView = z.infer<typeof evaluationView>

export const getEvaluation = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/evaluation/init',
  summary: 'Grades by criterion and of the whole, the computed hints beside them, and the comments.',
  params: idParam,
  answer: evaluationView,
})

export const saveEvaluation = endpoint({
  method: 'PUT',
  path: '/api/v1/applications/:id/evaluation',
  summary: 'Sets the favourite star, grades of criteria, or the overall grade; null takes a grade away.',
  params: idParam,
  body: z
    .object({
      overall_star: z.boolean().optional(),
      criteria: z
        .array(z.object({ key: z.enum(evaluationCriteria), grade: grade.nullable() }))
        .max(20)
        .optional(),
      overall: grade.nullable().optional(),
      /** Needed with grades: two people who judge at once are told of each other. */
      version: version.optional(),
    })
    .refine(({ criteria, overall, version: sent }) => sent !== undefined || (!criteria && overall === undefined), {
      path: ['version'],
      error: 'general_field_is_required',
    }),
  answer: z.object({
    version,
    progress_state: z.enum(applicationStates),
    overall_star: z.boolean(),
    overall: grade.nullable(),
    notify: z.array(notice).optional(),
  }),
})

const commentText = z
  .string({ error: 'general_field_is_required' })
  .trim()
  .min(1, 'general_field_is_required')
  .max(4000, 'general_text_too_long')
const commentParams = z.object({ id, commentId: id })

export const addComment = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/evaluation/comments',
  summary: 'Adds a comment to the evaluation.',
  params: idParam,
  body: z.object({ text: commentText }),
  answer: z.object({ comment }),
})

export const editComment = endpoint({
  method: 'PUT',
  path: '/api/v1/applications/:id/evaluation/comments/:commentId',
  summary: 'Changes one’s own comment; a stale version answers 409 with what stands now.',
  params: commentParams,
  body: z.object({ text: commentText, version }),
  answer: z.object({ comment }),
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/:id/evaluation/comments/:commentId',
  summary: 'Deletes one’s own comment.',
  params: commentParams,
  answer: done,
})

export const resolveComment = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/evaluation/comments-resolve',
  summary: 'Marks a comment as settled, or opens it again.',
  params: idParam,
  body: z.object({ commentId: id, resolved: z.boolean() }),
  answer: z.object({ comment }),
})
