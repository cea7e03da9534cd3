// Agreements at a signing provider (spec 2 §7): its templates, documents made from them, their state, and the signed
// PDF.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { signingStates } from '#platform/rules/signing-state.ts'

export const signingView = z.object({
  id,
  tenantId: id,
  provider: z.string(),
  /** True for the demo provider: nothing is legally signed. */
  isDemo: z.boolean(),
  name: z.string(),
  state: z.enum(signingStates),
  stateTitle: z.string(),
  createdAt: z.string(),
})
export type SigningView = z.infer<typeof signingView>

export const getSigningTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/template',
  summary: 'The templates at the signing provider, and the document that is on its way for a tenancy.',
  query: z.object({ tenantId: z.uuid() }),
  response: z.object({
    provider: z.string(),
    isDemo: z.boolean(),
    templates: z.array(z.object({ id: z.string(), name: z.string() })),
    current: signingView.nullable(),
    /** People who will be asked to sign. Without a mail address a person cannot be asked. */
    recipients: z.array(z.object({ name: z.string(), email: z.string().nullable(), role: z.string() })),
  }),
})

export const createSigningDocument = endpoint({
  method: 'POST',
  path: '/api/v1/document/create',
  summary: 'Makes a document of a template with what the tenancy holds; it is a draft after some seconds.',
  body: z.object({
    tenantId: id,
    templateId: z.string({ error: 'general_field_is_required' }).min(1, 'general_field_is_required').max(100),
  }),
  response: signingView.extend({ notify: done.shape.notify }),
})

export const checkDraftStatus = endpoint({
  method: 'GET',
  path: '/api/v1/document/:id/check-draft-status',
  summary: 'Where the document stands at the provider now.',
  params: idParam,
  response: z.object({ state: z.enum(signingStates), stateTitle: z.string() }),
})

export const openEditingSession = endpoint({
  method: 'POST',
  path: '/api/v1/document/editing-sessions',
  summary: 'Opens a draft for editing at the provider, for an hour.',
  body: z.object({ documentId: id }),
  response: z.object({ token: z.string(), url: z.string(), expiresAt: z.string() }),
})

export const downloadSigningDocument = endpoint({
  method: 'GET',
  path: '/api/v1/document/:id/download',
  summary: 'The document as PDF as it stands at the provider.',
  params: idParam,
  response: z.unknown(),
})

export const discardSigningDocument = endpoint({
  method: 'POST',
  path: '/api/v1/document/:id/discard',
  summary: 'Throws a document away that has not been sent, at the provider too.',
  params: idParam,
  response: done,
})

export const signForDemo = endpoint({
  method: 'POST',
  path: '/api/v1/document/:id/demo-signature',
  summary: 'In the demo alone: everybody signs, or somebody declines.',
  params: idParam,
  body: z.object({ answer: z.enum(['sign', 'decline']) }),
  response: done,
})
