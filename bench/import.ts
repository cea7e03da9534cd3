// Imports a spreadsheet of 5,000 flats: preview, import, change by a second one, and undo of both.

import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { ImportReading } from '#areas/objects/contract/bulk-import.ts'
import type { SheetValue } from '#platform/server/documents/sheet-cell.ts'
import { spreadsheet, spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import type { Target } from './compare.ts'
import { watchMemory } from './memory.ts'
import type { Running } from './servers.ts'

export interface ImportTimes {
  name: string
  /** Seconds. The user waits for the check with the upload, and then for the writing. */
  check: number
  apply: number
  undo: number
  /** Megabytes: highest memory of the server during the import, and its growth. */
  peak: number
  growth: number
}

export const importSize = 5000
const flatsPerHouse = 12

const newFlats: Sheet = {
  headings: 'Objektnummer Bezeichnung Objektart Etage Adresse PLZ Ort Kanton Zimmer Wohnfläche Nettomiete NK'.split(
    ' ',
  ),
  rowOf(at) {
    const street = `Importstrasse ${1 + Math.floor(at / flatsPerHouse)}`
    const floor = `${1 + (Math.floor(at / 3) % 4)}. OG`
    const place = [floor, street, '8400', 'Winterthur', 'ZH']
    return [`B-${at}`, `${street}, ${floor}`, 'Wohnung', ...place, 3.5, 84, 1900 + (at % 50), 220]
  },
}

const newRents: Sheet = { headings: ['Objektnummer', 'Nettomiete'], rowOf: (at) => [`B-${at}`, 2100 + (at % 50)] }

export async function measureImport(server: Running, target: Target): Promise<ImportTimes[]> {
  const [flats, rents] = [await fileOf(newFlats), await fileOf(newRents)]
  const created = await watchMemory(server, () => bringIn(target, flats, 'created'))
  const changed = await watchMemory(server, () => bringIn(target, rents, 'changed'))
  const back = await watchMemory(server, () => takeBack(target, changed.result.id, 'restored'))
  const gone = await watchMemory(server, () => takeBack(target, created.result.id, 'deleted'))
  return [
    { name: 'new flats', ...created.result.times, undo: gone.result, ...most(created, gone) },
    { name: 'changed rents', ...changed.result.times, undo: back.result, ...most(changed, back) },
  ]
}

interface Sheet {
  headings: string[]
  rowOf: (at: number) => SheetValue[]
}

function fileOf({ headings, rowOf }: Sheet): Promise<Buffer> {
  async function* portions() {
    yield Array.from({ length: importSize }, (_, at) => rowOf(at))
  }
  return buffer(
    spreadsheet({ name: 'Objekte', header: headings.map((title) => ({ title, width: 12 })), rows: portions() }),
  )
}

const uploaded = z.object({ uploaded: z.tuple([z.object({ id: z.string() })]) })
const preview = z.object({
  sheet: z.string(),
  headerRow: z.number(),
  columns: z.array(z.object({ proposed: z.string().nullable() })),
})
const checked = z.object({ counts: z.record(z.string(), z.number()) })

async function bringIn(target: Target, content: Buffer, outcome: 'created' | 'changed') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)], { type: spreadsheetType }), 'Objekte.xlsx')
  const begun = performance.now()
  const [{ id }] = uploaded.parse(await ask(target, '/upload', form)).uploaded
  const { sheet, headerRow, columns } = preview.parse(await ask(target, `/${id}/preview`))
  // Uses the mapping that the screen proposes.
  const mapping = columns.map(({ proposed }) => proposed)
  const reading = { sheet, headerRow, mapping, kind: 'apartment' satisfies ImportReading['kind'] }
  const { counts } = checked.parse(await ask(target, `/${id}/check`, reading))
  if (counts[outcome] !== importSize) throw new Error(`of ${importSize} rows ${counts[outcome]} would be ${outcome}`)
  const seen = performance.now()
  await ask(target, `/${id}/apply`, { ...reading, seen: counts })
  return { id, times: { check: secondsBetween(begun, seen), apply: secondsBetween(seen, performance.now()) } }
}

async function takeBack(target: Target, id: string, outcome: 'deleted' | 'restored'): Promise<number> {
  const begun = performance.now()
  const counts = z
    .looseObject({ deleted: z.number(), restored: z.number() })
    .parse(await ask(target, `/${id}/undo`, {}))
  if (counts[outcome] !== importSize) throw new Error(`of ${importSize} rows ${counts[outcome]} were ${outcome}`)
  return secondsBetween(begun, performance.now())
}

async function ask({ url, headers = {} }: Target, tail: string, body?: FormData | object): Promise<unknown> {
  const isFile = body instanceof FormData
  const answer = await fetch(`${url}${tail}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && !isFile && { 'content-type': 'application/json' }) },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${tail} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

const secondsBetween = (from: number, to: number) => (to - from) / 1000

const most = (...parts: { peak: number; growth: number }[]) => ({
  peak: Math.max(...parts.map(({ peak }) => peak)),
  growth: Math.max(...parts.map(({ growth }) => growth)),
})
