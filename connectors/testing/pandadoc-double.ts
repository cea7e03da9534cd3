// Test server with PandaDoc's HTTP protocol: asynchronous creation, errors in the wrong state, a PDF at the end.
// Tests sign with it, and so does the demo, where every screen says that nothing is signed for real.

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { mergeDocuments } from '#platform/server/documents/merge-documents.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'

const sent = z.object({
  /** Absent if made from a PDF. */
  template_uuid: z.string().optional(),
  /** The uploaded PDF in base64. */
  content: z
    .string()
    .refine((content) => Buffer.from(content.slice(0, 8), 'base64').toString().startsWith('%PDF-'))
    .optional(),
  name: z.string(),
  recipients: z.array(z.object({ email: z.email(), first_name: z.string(), last_name: z.string(), role: z.string() })),
  tokens: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
})
const kept = z.record(z.string(), sent.extend({ status: z.string(), asked: z.number() }))
type Kept = z.infer<typeof kept>

export interface PandaDocDouble {
  url: string
  key: string
  /** Moves the document on as if the recipients had opened, signed or declined it. */
  finish(documentId: string, as: 'document.viewed' | 'document.completed' | 'document.declined'): void
  stop(): Promise<void>
}

interface Options {
  /** File in which documents outlive a restart; without it they are in memory. */
  file?: string
  /** Number of status requests until a new document is a draft. */
  asksUntilDraft?: number
}

const templates = [
  {
    id: 'miete-wohnung',
    name: 'Mietvertrag Wohnung (Vorführung)',
    roles: ['Vermieterschaft', 'Mietpartei 1', 'Mietpartei 2', 'Mietpartei 3', 'Mietpartei 4'],
  },
  { id: 'miete-kurz', name: 'Mietvertrag für eine Person (Vorführung)', roles: ['Vermieterschaft', 'Mietpartei 1'] },
]

export async function startPandaDocDouble({ file, asksUntilDraft = 1 }: Options = {}): Promise<PandaDocDouble> {
  const key = randomUUID()
  const documents: Kept = file ? remembered(file) : {}
  const keep = () => {
    if (file) writeFileSync(file, JSON.stringify(documents))
  }
  const server = createServer((request, response) => {
    void answer(request).then(({ status, type = 'application/json', body }) => {
      response.writeHead(status, { 'content-type': type }).end(body)
      keep()
    })
  })
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.headers.authorization !== `API-Key ${key}`)
      return refused(401, 'Authentication credentials were not provided.')
    const path = (request.url ?? '').replace(/^\/public\/v1/, '').replace(/\?.*$/, '')
    const body = await bodyIn(request)
    return reply(`${request.method} ${path}`, { body, documents, asksUntilDraft })
  }
  const port = await listening(server)
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    finish(documentId, as) {
      const document = documents[documentId]
      if (document) document.status = as
      keep()
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

interface Answer {
  status: number
  type?: string
  body: string | Buffer
}

interface Asked {
  body: unknown
  documents: Kept
  asksUntilDraft: number
}

const json = (status: number, value: object): Answer => ({ status, body: JSON.stringify(value) })
const refused = (status: number, detail: string) => json(status, { type: 'request_error', detail })

async function reply(asked: string, { body, documents, asksUntilDraft }: Asked): Promise<Answer> {
  if (asked === 'GET /templates') return json(200, { results: templates.map(({ id, name }) => ({ id, name })) })
  const template = templates.find(({ id }) => asked === `GET /templates/${id}/details`)
  if (template) return json(200, { roles: template.roles.map((name, index) => ({ name, signing_order: index + 1 })) })
  if (asked === 'POST /documents') return create(body, documents)
  const [, verb, id = '', action = ''] = /^(\w+) \/documents\/([\w-]+)(?:\/([\w-]+))?$/.exec(asked) ?? []
  const document = documents[id]
  if (!verb || !document) return refused(404, 'Not found')
  if (verb === 'GET' && !action) {
    document.asked += 1
    if (document.status === 'document.uploaded' && document.asked > asksUntilDraft) document.status = 'document.draft'
    return json(200, { id, name: document.name, status: document.status })
  }
  if (action === 'editing-sessions') {
    if (document.status !== 'document.draft') return refused(409, 'Only drafts can be edited')
    const expires = new Date(Date.now() + 3_600_000).toISOString()
    return json(201, { id: randomUUID(), token: randomUUID(), expires_at: expires, document_id: id })
  }
  if (action === 'send') {
    if (document.status !== 'document.draft') return refused(409, 'The document is not a draft')
    document.status = 'document.sent'
    return json(200, { id, status: document.status })
  }
  if (action === 'status') {
    if (document.status === 'document.completed') return refused(409, 'The document is completed')
    document.status = 'document.voided'
    return { status: 204, body: '' }
  }
  if (action === 'download') return { status: 200, type: 'application/pdf', body: await paperOf(document) }
  return refused(404, 'Not found')
}

function create(body: unknown, documents: Kept): Answer {
  const wanted = sent.safeParse(body)
  if (!wanted.success) return refused(400, wanted.error.message)
  const { template_uuid: templateId, content } = wanted.data
  if (!content && !templates.some(({ id }) => id === templateId)) return refused(404, 'Template not found')
  const id = randomUUID()
  documents[id] = { ...wanted.data, status: 'document.uploaded', asked: 0 }
  return json(201, { id, name: wanted.data.name, status: 'document.uploaded' })
}

async function paperOf(document: Kept[string]): Promise<Buffer> {
  const sheet = await sheetOf(document)
  if (!document.content) return sheet
  const part = { name: document.name, contentType: 'application/pdf', content: sheet, shownAs: 'pdf' as const }
  return Buffer.from((await mergeDocuments(Buffer.from(document.content, 'base64'), [part])).pdf)
}

const sheetOf = ({ name, tokens, recipients, status }: Kept[string]): Promise<Buffer> =>
  printDocument(
    { title: name, language: 'de', author: 'Vorführung', foot: 'Vorführung: nichts davon ist unterschrieben' },
    (sheet) => {
      sheet.title(name)
      sheet.note('Muster aus der Vorführung von Quartier. Niemand hat dieses Blatt wirklich unterschrieben.')
      if (tokens.length > 0) sheet.table(tokens.slice(0, 20).map((one) => [one.name, one.value]))
      const stands = status === 'document.completed' ? 'unterzeichnet (Vorführung)' : 'offen'
      sheet.table(recipients.map((one) => [`${one.first_name} ${one.last_name}, ${one.role}`, stands]))
    },
  )

async function bodyIn(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/')) return formIn(Buffer.concat(parts), type)
  const text = Buffer.concat(parts).toString()
  return text ? JSON.parse(text) : undefined
}

async function formIn(body: Buffer, type: string): Promise<unknown> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const [file, data] = [form.get('file'), form.get('data')]
  if (!(file instanceof File) || typeof data !== 'string') return undefined
  const content = Buffer.from(await file.arrayBuffer()).toString('base64')
  return { ...z.record(z.string(), z.unknown()).parse(JSON.parse(data)), content }
}

function remembered(file: string): Kept {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      // The test server alone does not keep the process alive.
      server.unref()
      const address = server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : 0)
    })
  })
