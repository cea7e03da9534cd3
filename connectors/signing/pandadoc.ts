// The part of PandaDoc's public API that agreements need (standards.md §2.1).

import { z } from 'zod'
import type { SigningState } from '#platform/rules/signing-state.ts'
import { request } from '../request.ts'
import {
  SigningFailed,
  type EditorSession,
  type NewDocument,
  type NewPdfDocument,
  type Recipient,
  type SigningProblem,
  type SigningProvider,
} from './signing-provider.ts'
import { withSignaturePage } from './signature-page.ts'

interface Access {
  /** Origin without a path, such as https://api.pandadoc.com. */
  url: string
  key: string
}

const timeout = 20_000
const editorLifetime = 3600
/** Numeric id of the manual state, as `PATCH …/status` expects it. */
const voided = 11

const templates = z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })) })
const details = z.object({ roles: z.array(z.object({ name: z.string(), signing_order: z.coerce.number().nullish() })) })
const document = z.object({ id: z.string(), status: z.string() })
const session = z.object({ token: z.string(), expires_at: z.string() })
const failure = z.object({ detail: z.unknown() })

const stateByStatus: Record<string, SigningState> = {
  'document.uploaded': 'creating',
  'document.draft': 'draft',
  'document.sent': 'sent',
  'document.viewed': 'viewed',
  'document.waiting_approval': 'sent',
  'document.approved': 'sent',
  'document.completed': 'completed',
  'document.paid': 'completed',
  'document.declined': 'declined',
  'document.rejected': 'declined',
  'document.voided': 'voided',
  'document.error': 'error',
}

export function pandaDoc({ url, key }: Access): SigningProvider {
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    // The boundary of a form is part of its content type, which `fetch` sets.
    const isJson = body !== undefined && !(body instanceof FormData)
    const response = await request(`${url}/public/v1${path}`, {
      method,
      headers: { authorization: `API-Key ${key}`, ...(isJson && { 'content-type': 'application/json' }) },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new SigningFailed('unreachable', String(error))
    })
    if (!response.ok) throw await failureOf(response)
    return response
  }
  const read = async <Shape extends z.ZodType>(shape: Shape, path: string): Promise<z.output<Shape>> =>
    understood(shape, await (await ask('GET', path)).json())

  return {
    name: 'PandaDoc',
    listTemplates: async () => (await read(templates, '/templates?count=100')).results,
    async rolesOf(templateId) {
      const { roles } = await read(details, `/templates/${encodeURIComponent(templateId)}/details`)
      return roles.toSorted((a, b) => (a.signing_order ?? 0) - (b.signing_order ?? 0)).map(({ name }) => name)
    },
    createFromTemplate: async (wanted) =>
      understood(document, await (await ask('POST', '/documents', bodyOf(wanted))).json()).id,
    createFromPdf: async (wanted) =>
      understood(document, await (await ask('POST', '/documents', await formOf(wanted))).json()).id,
    async statusOf(id) {
      const { status } = await read(document, `/documents/${encodeURIComponent(id)}`)
      return stateByStatus[status] ?? 'error'
    },
    async openEditor(id, email): Promise<EditorSession> {
      const path = `/documents/${encodeURIComponent(id)}/editing-sessions`
      const answer = await (await ask('POST', path, { email, lifetime: editorLifetime })).json()
      const { token, expires_at } = understood(session, answer)
      return { token, url: editorOf(url, id), expiresAt: new Date(expires_at) }
    },
    async send(id, { subject, message }) {
      await ask('POST', `/documents/${encodeURIComponent(id)}/send`, { subject, message, silent: false })
    },
    async download(id) {
      const response = await ask('GET', `/documents/${encodeURIComponent(id)}/download`)
      // 202: PandaDoc is still creating the document.
      if (response.status === 202) throw new SigningFailed('busy', 'the document is not ready yet')
      return Buffer.from(await response.arrayBuffer())
    },
    async withdraw(id, note) {
      const path = `/documents/${encodeURIComponent(id)}/status`
      await ask('PATCH', path, { status: voided, note, notify_recipients: true })
    },
  }
}

/** The web application, where people edit documents, is at `app.` instead of `api.`. */
const editorOf = (url: string, id: string): string => `${url.replace('//api.', '//app.')}/a/#/documents/${id}`

const bodyOf = ({ templateId, name, recipients, variables, metadata }: NewDocument) => ({
  template_uuid: templateId,
  name,
  recipients: recipients.map(recipientOf),
  tokens: Object.entries(variables).map(([token, value]) => ({ name: token, value })),
  metadata,
})

const recipientOf = ({ email, firstName, lastName, role, order }: Recipient) => ({
  email,
  first_name: firstName,
  last_name: lastName,
  role,
  signing_order: order,
})

async function formOf({ name, content, recipients, metadata }: NewPdfDocument): Promise<FormData> {
  const pdf = await withSignaturePage({ name, content, recipients }, signatureTag)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), `${name}.pdf`)
  const data = { name, recipients: recipients.map(recipientOf), metadata, parse_form_fields: false }
  form.append('data', JSON.stringify(data))
  return form
}

/** PandaDoc replaces the tag with a signature field of this role; the underscores give its width. */
const signatureTag = ({ role }: Recipient): string => `{signature:${role}:sign${role}${'_'.repeat(12)}}`

function understood<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const read = shape.safeParse(answer)
  if (!read.success) throw new SigningFailed('refused', `unexpected answer: ${read.error.message}`)
  return read.data
}

const problems: Record<number, SigningProblem> = { 404: 'unknown', 409: 'conflict', 423: 'busy', 429: 'busy' }

async function failureOf(response: Response): Promise<SigningFailed> {
  const said = failure.safeParse(await response.json().catch(() => ({}))).data?.detail
  const detail = typeof said === 'string' ? said : JSON.stringify(said ?? '')
  const problem = problems[response.status] ?? (response.status >= 500 ? 'unreachable' : 'refused')
  return new SigningFailed(problem, `${response.status} ${detail}`)
}
