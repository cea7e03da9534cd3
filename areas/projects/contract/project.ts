// One project as staff see it, its publication, and the text of its confidentiality agreement.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { notice } from '#platform/contract/notify.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { figureKeys } from '../rules/key-figures.ts'
import { platforms } from '../rules/project-choices.ts'
import { projectStates } from '../rules/project-state.ts'
import { projectData } from './project-data.ts'

export const figure = z.object({
  key: z.enum(figureKeys),
  /** A share, or an amount in francs. */
  value: z.number(),
  kind: z.enum(['share', 'amount']),
  /** Dividend and divisor. */
  of: z.tuple([z.number(), z.number()]),
})

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

const ndaText = z.string().max(60_000, 'general_text_too_long')
/** HTML by language. */
const ndaTexts = z.object({ de: ndaText.optional(), fr: ndaText.optional() })

export const projectView = z.object({
  id,
  slug: z.string(),
  version: z.number(),
  state: z.enum(projectStates),
  stateTitle: z.string(),
  isOpen: z.boolean(),
  data: projectData,
  images: z.array(uploadedFile),
  files: z.array(uploadedFile),
  keyFigures: z.array(figure),
  texts: z.array(
    z.object({ key: z.string(), place: z.enum(['teaser', 'memorandum']), isSelected: z.boolean(), text: z.string() }),
  ),
  /** Names of parts without which the project is not published. */
  missing: z.array(z.string()),
  platforms: z.array(z.object({ key: z.enum(platforms), publishedAt: instant.nullable(), isShown: z.boolean() })),
  nda: z.object({
    version: z.number(),
    texts: ndaTexts,
    versions: z.array(
      z.object({ version: z.number(), createdAt: instant, createdBy: z.string().nullable(), texts: ndaTexts }),
    ),
  }),
  publishedAt: instant.nullable(),
  soldAt: instant.nullable(),
  updatedAt: instant,
  canton: z.string().nullable(),
  canWrite: z.boolean(),
  canAdvertise: z.boolean(),
  actions: z.object({ edit: verdict, publish: verdict, withdraw: verdict, remove: verdict }),
})
export type ProjectView = z.infer<typeof projectView>

export const getProject = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:id',
  summary: 'A project with facts, key figures, texts, publication and the versions of its confidentiality agreement.',
  params: idParam,
  response: projectView,
})

export const getProjectTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:id/timeline',
  summary: 'History of a project, newest first.',
  params: idParam,
  response: timelineAnswer,
})

export const publishProjects = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/publish',
  summary: 'Publishes projects on their teaser page, or withdraws them with a reason; all or none.',
  body: z
    .object({
      projects: z.array(id).min(1, 'general_field_is_required').max(50),
      platforms: z.array(z.enum(platforms)).min(1, 'general_field_is_required').default(['teaser']),
      action: z.enum(['publish', 'withdraw']).default('publish'),
      reason: z.string().trim().max(500, 'general_text_too_long').default(''),
    })
    .refine(({ action, reason }) => action === 'publish' || reason !== '', {
      path: ['reason'],
      error: 'general_field_is_required',
    }),
  response: z.object({ notify: z.array(notice).optional() }),
})

export const updateNdaTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/:id/update-nda-template',
  summary:
    'Adds a version of the text of the confidentiality agreement; signatures keep the version they saw. A stale version returns 409.',
  params: idParam,
  body: z.object({ texts: ndaTexts, version: z.number() }),
  response: z.object({ version: z.number(), notify: z.array(notice).optional() }),
})

export const removeProject = endpoint({
  method: 'DELETE',
  path: '/api/v1/b2b/objects/:id',
  summary: 'Deletes a project with its files, unless its state, an offer or a signed agreement keeps it.',
  params: idParam,
  response: z.object({ notify: z.array(notice).optional() }),
})
