// Measures how long other users wait while the server works on files that cost much more to read than to send:
// `/health` is polled meanwhile.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { application, applicationDocument } from '#areas/applications/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { caseFile } from '#platform/server/testing/case-files.ts'
import {
  bombWorkbook,
  lyingWorkbook,
  manyQuotes,
  manyShortRows,
  openQuote,
} from '#platform/server/testing/costly-sheets.ts'
import { whitePng } from '#platform/server/testing/white-png.ts'
import { seedSize, signIn, type Ground } from './ground.ts'
import { run } from './servers.ts'

export interface StrangerTimes {
  name: string
  /** Response status, and the message if the server refused the file. */
  outcome: string
  /** Milliseconds to process the file. */
  took: number
  /** Milliseconds of the slowest `/health` response meanwhile. */
  worst: number
}

export const longestHealth = 100

interface Desk {
  base: string
  headers: Record<string, string>
}

export async function measureStrangers(ground: Ground): Promise<StrangerTimes[]> {
  const home = await seedSize(ground.services, 100)
  const token = await signIn(ground.services, home)
  const scans = await plantDossier(ground, home, { name: 'scan.png', content: caseFile('scan-600dpi.png') })
  const white = whitePng({ width: 20_000, height: 13_000 }, 8)
  const whites = await plantDossier(ground, home, { name: 'white.png', content: white })
  const sheets: [string, Buffer][] = [
    ['big.csv', manyShortRows()],
    ['quote.csv', manyQuotes()],
    ['open-quote.csv', openQuote()],
    ['rows60.xlsx', await bombWorkbook(60)],
    ['rows20.xlsx', await bombWorkbook(20)],
    ['bomb-240.xlsx', await bombWorkbook(240)],
    ['bomb-lie.xlsx', await lyingWorkbook(450)],
  ]
  const server = await run('our-server.ts', { DATABASE_URL: ground.url, QUARTIER_DATA: ground.folder })
  const desk = {
    base: `http://127.0.0.1:${server.port}`,
    headers: { 'tenant-name': home.slug, authorization: `Bearer ${token}` },
  }
  try {
    const times = [await watch(desk, 'nothing', () => pause(3_000).then(() => 'idle'))]
    for (const [name, content] of sheets) times.push(await watch(desk, name, () => bringSheet(desk, name, content)))
    times.push(
      await watch(desk, 'scan.png, uploaded', () =>
        upload(desk, 'upload-files', 'scan.png', caseFile('scan-600dpi.png')),
      ),
    )
    times.push(await watch(desk, 'white.png, uploaded', () => upload(desk, 'upload-files', 'white.png', white)))
    times.push(await watch(desk, 'scan.png, in a dossier', () => makeDossier(desk, scans)))
    times.push(await watch(desk, 'white.png, in a dossier', () => makeDossier(desk, whites)))
    return times
  } finally {
    await server.stop()
  }
}

async function watch({ base }: Desk, name: string, work: () => Promise<string>): Promise<StrangerTimes> {
  const health = new Worker(new URL('watch-health.ts', import.meta.url), { workerData: { base } })
  await once(health, 'message')
  const begun = performance.now()
  const outcome = await work()
  const took = performance.now() - begun
  const worst = once(health, 'message')
  health.postMessage('end')
  return { name, outcome, took, worst: z.tuple([z.number()]).parse(await worst)[0] }
}

async function upload({ base, headers }: Desk, path: string, name: string, content: Buffer): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), name)
  const answer = await fetch(`${base}/api/v1/${path}`, { method: 'POST', headers, body })
  const text = await answer.text()
  return `${answer.status} ${/"message":"([^"]*)"/.exec(text)?.[1] ?? 'taken'} ${/"id":"([^"]*)"/.exec(text)?.[1] ?? ''}`.trim()
}

/** Uploads the sheet and requests its preview if it was accepted. */
async function bringSheet(desk: Desk, name: string, content: Buffer): Promise<string> {
  const outcome = await upload(desk, 'objects/bulk-import/upload', name, content)
  const id = / taken (\S+)$/.exec(outcome)?.[1]
  if (!id) return outcome
  const { base, headers } = desk
  const preview = await fetch(`${base}/api/v1/objects/bulk-import/${id}/preview`, { headers })
  await preview.arrayBuffer()
  return `200 taken, looked at: ${preview.status}`
}

async function makeDossier({ base, headers }: Desk, applicationId: string): Promise<string> {
  const answer = await fetch(`${base}/api/v1/generate-serve-dossier-files`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ targets: [applicationId] }),
  })
  return `${answer.status}, ${(await answer.arrayBuffer()).byteLength} bytes`
}

interface Planted {
  name: string
  content: Buffer
}

/** Stores a picture like uploads before pictures were normalised. */
async function plantDossier({ services }: Ground, home: Workspace, { name, content }: Planted): Promise<string> {
  const file = { workspaceId: home.id, id: newId() }
  const storageKey = `${home.id}/${file.id}`
  await services.files.put(storageKey, content)
  return asSystem(services, home, async ({ db, now }) => {
    const rows = await db.select({ id: application.id }).from(application).where(eq(application.workspaceId, home.id))
    const [chosen] = name === 'scan.png' ? rows : rows.toReversed()
    if (!chosen) throw new Error('the workspace has no application')
    const sha256 = createHash('sha256').update(content).digest()
    const kind = { contentType: 'image/png', size: content.length, sha256, createdAt: now }
    await db.insert(storedFile).values({ ...file, ...kind, storageKey, name })
    const place = { category: 'further_documents', fileId: file.id, createdAt: now }
    await db
      .insert(applicationDocument)
      .values({ workspaceId: home.id, id: newId(), applicationId: chosen.id, adultId: null, ...place })
    return chosen.id
  })
}
