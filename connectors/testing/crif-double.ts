// A stand-in that speaks CRIF's protocol over HTTP, for tests and for the demo, where every screen says that the
// bureau was not really asked. The response depends on the last name.

import type { IncomingMessage } from 'node:http'
import { startJsonDouble, type JsonReply } from './json-double.ts'
import { z } from 'zod'
import { printDocument } from '#platform/server/documents/printed-document.ts'

export interface CrifDouble {
  url: string
  user: string
  password: string
  stop(): Promise<void>
}

const asked = z.object({ personIdentity: z.object({ firstName: z.string(), lastName: z.string() }) })

const answerByName: Record<string, { match: string; decision?: string }> = {
  Gelb: { match: 'MATCH', decision: 'YELLOW' },
  Rot: { match: 'MATCH', decision: 'RED' },
  Unbekannt: { match: 'NO_MATCH' },
  Mehrdeutig: { match: 'CANDIDATES' },
}

export async function startCrifDouble(): Promise<CrifDouble> {
  const access = { user: 'vorfuehrung', password: 'nur-fuer-die-vorfuehrung' }
  const basic = `Basic ${Buffer.from(`${access.user}:${access.password}`).toString('base64')}`
  return { ...access, ...(await startJsonDouble((request) => reply(request, basic))) }
}

async function reply(request: IncomingMessage, basic: string): Promise<JsonReply> {
  if (request.headers.authorization !== basic) return { status: 401, body: { error: 'unauthorized' } }
  if (request.url !== '/CrifOnlineAPI/reports/personAddress' || request.headers['api-version'] !== '1') {
    return { status: 404, body: { error: 'not found' } }
  }
  const read = asked.safeParse(await bodyIn(request))
  if (!read.success) return { status: 400, body: { error: read.error.message } }
  const { firstName, lastName } = read.data.personIdentity
  if (lastName === 'Fehler') return { status: 503, body: { error: 'maintenance' } }
  const { match, decision } = answerByName[lastName] ?? { match: 'MATCH', decision: 'GREEN' }
  return {
    status: 200,
    body: {
      archivingId: Date.now(),
      addressMatchResult: { addressMatchResultType: match },
      ...(decision && { decisionMatrix: { decision } }),
      ...(decision && { report: (await reportOn(`${firstName} ${lastName}`, decision)).toString('base64') }),
    },
  }
}

const reportOn = (name: string, decision: string): Promise<Buffer> =>
  printDocument(
    { title: 'Bonitätsauskunft', language: 'de', author: 'Vorführung', foot: 'Vorführung: keine wirkliche Auskunft' },
    (sheet) => {
      sheet.title('Bonitätsauskunft (Vorführung)')
      sheet.note('Muster aus der Vorführung von Quartier. Es wurde keine Auskunftei gefragt.')
      sheet.table([
        ['Person', name],
        ['Ergebnis', decision],
      ])
    },
  )

async function bodyIn(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString()
  return text ? JSON.parse(text) : undefined
}
