// Investors in projects: state, steps with their proof, and what may be done now. Money in francs.

import { z } from 'zod'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { projectStates } from '#areas/projects/rules/project-state.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, line, noNumber, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { applyActions } from '../rules/apply-can.ts'
import { applyStates, channels } from '../rules/apply-state.ts'
import { offerKinds } from '../rules/deadline-reminder.ts'
import { investorStates, investorTypes } from '../rules/investor-facts.ts'
import { criteria } from '../rules/matching.ts'
import { signMethods } from '../rules/nda.ts'

const words = (max: number) => z.string().trim().max(max, 'general_text_too_long')

export const applyView = z.object({
  /** Null while the investor is not among those of the project. */
  id: id.nullable(),
  version: version.nullable(),
  investor: z.object({
    id,
    number: z.number(),
    company: z.string(),
    type: z.enum(investorTypes),
    contactName: z.string(),
    state: z.enum(investorStates),
    isOptedOut: z.boolean(),
  }),
  project: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    state: z.enum(projectStates),
    nboDue: day.nullable(),
    boDue: day.nullable(),
  }),
  state: z.enum(applyStates).nullable(),
  stateTitle: z.string(),
  isFavourite: z.boolean(),
  reason: z.string().nullable(),
  proposedAt: z.string().nullable(),
  /** Changed last. */
  updatedAt: z.string().nullable(),
  nda: z
    .object({
      method: z.enum(signMethods),
      name: z.string(),
      signedAt: z.string(),
      version: z.number(),
      /** Path of the certificate or the signed paper. */
      file: z.string().nullable(),
    })
    .nullable(),
  hasGeneralNda: z.boolean(),
  /** Amount of the offer that counts, by kind. */
  offers: z.array(z.object({ kind: z.enum(offerKinds), amount: z.number(), amountTo: z.number().nullable() })),
  match: z.object({
    suits: z.boolean(),
    score: z.number(),
    reasons: z.array(
      z.object({ criterion: z.enum(criteria), fit: z.enum(['fits', 'misses', 'unknown']), text: z.string() }),
    ),
  }),
  actions: z.array(z.object({ key: z.enum(applyActions), enabled: z.boolean(), reason: z.string().optional() })),
})
export type ApplyView = z.infer<typeof applyView>

const pairs = z.object({
  canWrite: z.boolean(),
  applies: z.array(applyView),
  /** Best first, at most 30; those that suit by the search profile and are not among the others. */
  suggestions: z.array(applyView),
  suggestionsTotal: z.number(),
})

export const getInvestorProjects = endpoint({
  method: 'GET',
  path: '/api/v1/investors/:id/projects',
  summary: 'Projects of an investor with state and actions, and open projects that suit the search profile.',
  params: idParam,
  response: pairs,
})

export const getProjectInvestors = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:id/investors',
  summary: 'Investors of a project with state and actions, and active investors whose search profile suits it.',
  params: idParam,
  response: pairs,
})

export const addToProject = endpoint({
  method: 'POST',
  path: '/api/v1/investors/:id/add-to-project',
  summary: 'Puts an investor on the long list of a project; nothing is sent.',
  params: idParam,
  body: z.object({ projectId: id }),
  response: z.object({ applyId: id, notify: z.array(notice).optional() }),
})

/** The first parameter is the investor; the specification calls it the application. */
export const setFavouriteApply = endpoint({
  method: 'POST',
  path: '/api/v1/investors/:applicationId/:projectId/create-or-update-favorite-apply',
  summary: 'Marks an investor as favourite in a project; puts the investor on its long list if necessary.',
  params: z.object({ applicationId: id, projectId: id }),
  body: z.object({ checked: z.boolean() }),
  response: done,
})

const proposal = z.object({
  projectId: id,
  note: words(2000).optional(),
  mail: mailWords.optional(),
})

export const offerProject = endpoint({
  method: 'POST',
  path: '/api/v1/investors/:id/offer-project',
  summary: 'Proposes a published project to an active investor: mails teaser link, deadlines and a link to opt out.',
  params: idParam,
  body: proposal,
  response: done,
})

export const previewProposal = endpoint({
  method: 'POST',
  path: '/api/v1/investors/:id/offer-project/preview',
  summary: 'The mail of a proposal as it would be sent.',
  params: idParam,
  body: proposal,
  response: shownMail,
})

const step = { version, comment: words(500).optional() }

export const applyChange = z.discriminatedUnion('state', [
  z.object({ state: z.literal('interested'), ...step }),
  z.object({ state: z.literal('not_interested'), ...step, reason: words(500).optional() }),
  z.object({ state: z.literal('nda_sent'), ...step }),
  z.object({
    state: z.literal('nda_signed'),
    ...step,
    /** The uploaded paper. */
    fileId: z.uuid({ error: 'general_field_is_required' }),
    signedName: line(120),
    signedOn: day,
  }),
  z.object({ state: z.literal('shortlisted'), ...step }),
  z.object({ state: z.literal('data_room_open'), ...step }),
  z.object({
    state: z.literal('awarded'),
    ...step,
    price: z.number(noNumber).positive('general_value_not_valid').max(1e11, 'general_value_not_valid'),
    reason: words(500).optional(),
  }),
  z.object({ state: z.literal('declined'), ...step, reason: line(500), tellsInvestor: z.boolean().default(true) }),
  z.object({ state: z.literal('inactive'), ...step, reason: line(500) }),
  z.object({ state: z.literal('reopened'), ...step, reason: line(500) }),
])
export type ApplyChange = z.infer<typeof applyChange>

export const updateApply = endpoint({
  method: 'PATCH',
  path: '/api/v1/investors/:applyId/update-apply',
  summary:
    'Moves an investor in a project to the next state, with reason, signed paper or price where they belong to it; a stale version returns 409.',
  params: z.object({ applyId: id }),
  body: applyChange,
  response: z.object({ state: z.enum(applyStates), version, notify: z.array(notice).optional() }),
})

export const getApplySteps = endpoint({
  method: 'GET',
  path: '/api/v1/investors/:applyId/steps',
  summary: 'Every step of an investor in a project: who, when, by which channel, and which version of the document.',
  params: z.object({ applyId: id }),
  response: z.object({
    steps: z.array(
      z.object({
        id,
        state: z.enum(applyStates),
        stateTitle: z.string(),
        at: z.string(),
        by: z.string(),
        channel: z.enum(channels),
        documentVersion: z.number().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  }),
})

export const getApplyFile = endpoint({
  method: 'GET',
  path: '/api/v1/investors/apply-files/:id',
  summary: 'A signed agreement, its certificate, or the document of an offer.',
  params: idParam,
  response: z.unknown(),
})
