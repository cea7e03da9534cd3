// Endpoints for evaluating an application: a grade per criterion, an overall grade, computed hints and comments.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { grade, id, idParam, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { applicationStates, evaluationRounds } from '../rules/application-state.ts'
import { evaluationCriteria } from '#areas/project-settings/rules/evaluation-criteria.ts'

const person = z.object({ name: z.string(), initials: z.string() })
const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })
const judgement = z.object({
  grade: grade.nullable(),
  note: z.string().nullable(),
  by: person.nullable(),
  at: z.string().nullable(),
})
const criterion = judgement.extend({
  key: z.enum(evaluationCriteria),
  title: z.string(),
  /** Grade computed from known facts; only a hint, never a verdict. */
  computed: z.object({ grade: grade.nullable(), reason: z.string() }).nullable(),
})
/** A user who can be mentioned in a comment with an at sign. */
const colleague = person.extend({ id })

const comment = z.object({
  commentId: id,
  text: z.string(),
  author: person,
  at: z.string(),
  edited: z.boolean(),
  resolved: z.object({ by: person, at: z.string() }).nullable(),
  mentions: z.array(colleague),
  /** Only the author may edit a comment. */
  canEdit: z.boolean(),
  version,
})

export const evaluationView = z.object({
  applicationId: id,
  version,
  progress_state: z.enum(applicationStates),
  canEvaluate: verdict,
  /** True if the first verdict is hidden from this user until the second is given; grades and notes are then null. */
  isHidden: z.boolean(),
  /** The household has changed its answers since the last evaluation. */
  isOlderThanAnswers: z.boolean(),
  /** Author of a hidden first evaluation that is begun but not finished; the current user can take it over. */
  begunBy: person.nullable(),
  criteria: z.array(criterion),
  overall: judgement,
  canComment: verdict,
  comments: z.array(comment),
})
export type EvaluationView = z.infer<typeof evaluationView>

export const getEvaluation = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/evaluation/init',
  summary: 'Grades by criterion and of the whole, the computed hints beside them, and the comments.',
  params: idParam,
  response: evaluationView,
})

export const secondEvaluationView = z.object({
  applicationId: id,
  version,
  /** True if an offer requires the second evaluation. */
  isRequired: z.boolean(),
  canEvaluate: verdict,
  /** The first verdict, if this user may see it. */
  first: judgement.nullable(),
  isFirstHidden: z.boolean(),
  criteria: z.array(criterion),
  overall: judgement,
  /** Null until both verdicts exist and may be seen. */
  differs: z.boolean().nullable(),
})
export type SecondEvaluationView = z.infer<typeof secondEvaluationView>

export const getSecondEvaluation = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/evaluation/second-init/',
  summary:
    'The verdict of a second person; where the project asks for it, the first one is hidden until this one is given.',
  params: idParam,
  response: secondEvaluationView,
})

const wantedGrade = z.object({
  key: z.enum(evaluationCriteria),
  grade: grade.nullable(),
  /** If omitted, the note is unchanged. Deleting the grade also deletes the note. */
  note: z.string().trim().max(1000, 'general_text_too_long').nullable().optional(),
})

export const saveEvaluation = endpoint({
  method: 'PUT',
  path: '/api/v1/applications/:id/evaluation',
  summary:
    'Sets the favourite star, or grades and notes of one of the two verdicts; null takes a grade away. Takes over a first verdict that another has begun.',
  params: idParam,
  body: z
    .object({
      overall_star: z.boolean().optional(),
      evaluation: z.enum(evaluationRounds).default('final'),
      criteria: z.array(wantedGrade).max(20).optional(),
      overall: grade.nullable().optional(),
      overallNote: wantedGrade.shape.note,
      /** Takes over a first evaluation that another user has begun, and reveals it. */
      takeOver: z.literal(true).optional(),
      /** Required with grades and takeOver, to detect a concurrent evaluation. */
      version: version.optional(),
    })
    .refine(
      ({ criteria, overall, takeOver, version: sent }) =>
        sent !== undefined || !(criteria || takeOver || overall !== undefined),
      { path: ['version'], error: 'general_field_is_required' },
    ),
  response: z.object({
    version,
    progress_state: z.enum(applicationStates),
    overall_star: z.boolean(),
    /** Null if hidden from this user. */
    overall: grade.nullable(),
    second: grade.nullable(),
    notify: z.array(notice).optional(),
  }),
})

const commentText = z
  .string({ error: 'general_field_is_required' })
  .trim()
  .min(1, 'general_field_is_required')
  .max(4000, 'general_text_too_long')
/** Ids of colleagues. Newly mentioned colleagues get a mail. */
const mentions = z.array(id).max(20).default([])
const commentParams = z.object({ id, commentId: id })

export const addComment = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/evaluation/comments',
  summary: 'Adds a comment to the evaluation and tells the colleagues it names.',
  params: idParam,
  body: z.object({ text: commentText, mentions }),
  response: z.object({ comment }),
})

export const editComment = endpoint({
  method: 'PUT',
  path: '/api/v1/applications/:id/evaluation/comments/:commentId',
  summary: 'Changes one’s own comment; a stale version answers 409 with what stands now.',
  params: commentParams,
  body: z.object({ text: commentText, mentions, version }),
  response: z.object({ comment }),
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/:id/evaluation/comments/:commentId',
  summary: 'Deletes one’s own comment.',
  params: commentParams,
  response: done,
})

export const resolveComment = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/evaluation/comments-resolve',
  summary: 'Marks a comment as settled, or opens it again.',
  params: idParam,
  body: z.object({ commentId: id, resolved: z.boolean() }),
  response: z.object({ comment }),
})

export const getColleagues = endpoint({
  method: 'GET',
  path: '/api/v1/applications/choices/colleagues',
  summary: 'The people of the staff who may read applications, by name: whom a comment can name.',
  response: z.object({ people: z.array(colleague) }),
})
