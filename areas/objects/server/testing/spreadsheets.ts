// Test spreadsheets, and the requests that import them.

import { buffer } from 'node:stream/consumers'
import { readSheets } from '#platform/server/testing/read-sheets.ts'
import type { Workspace } from '#platform/server/context.ts'
import type { SheetValue } from '#platform/server/documents/sheet-cell.ts'
import { spreadsheet } from '#platform/server/documents/spreadsheet.ts'
import type { Person, World } from '#platform/server/testing/world.ts'

export interface Desk {
  world: World
  home: Workspace
  clerk: Person
}

export async function deskIn(world: World): Promise<Desk> {
  const home = await world.workspace()
  return { world, home, clerk: await world.person(home, 'admin') }
}

export function workbook(headings: readonly string[], ...rows: SheetValue[][]): Promise<Buffer> {
  async function* portions() {
    yield rows
  }
  const header = headings.map((title) => ({ title, width: 12 }))
  return buffer(spreadsheet({ name: 'Objekte', header, rows: portions() }))
}

export const csv = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'))

const path = '/api/v1/objects/bulk-import'

export const ask = ({ world, home, clerk }: Desk, tail: string, payload?: object) =>
  world.ask(home, { method: payload ? 'POST' : 'GET', url: `${path}${tail}`, ...(payload && { payload }), as: clerk })

export async function upload({ world, home, clerk }: Desk, content: Buffer, name = 'Objekte.xlsx') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const written = new Response(form)
  const headers = { 'content-type': written.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await written.arrayBuffer())
  return world.ask(home, { method: 'POST', url: `${path}/upload`, payload, headers, as: clerk })
}

/** Returns the mapping that the screen proposes, with overrides. */
export async function readingOf(desk: Desk, content: Buffer, other: object = {}, name?: string) {
  const id: string = (await upload(desk, content, name)).json().uploaded[0].id
  const preview = (await ask(desk, `/${id}/preview`)).json()
  const { sheet, headerRow, columns, kind } = preview
  const mapping: (string | null)[] = columns.map(({ proposed }: { proposed: string | null }) => proposed)
  return { id, preview, reading: { sheet, headerRow, mapping, kind, ...other } }
}

export async function check(desk: Desk, content: Buffer, other?: object, name?: string) {
  const { id, reading } = await readingOf(desk, content, other, name)
  return { id, reading, answer: (await ask(desk, `/${id}/check`, reading)).json() }
}

/** Uploads, checks and applies an import. */
export async function bringIn(desk: Desk, content: Buffer, other?: object, name?: string) {
  const { id, reading, answer } = await check(desk, content, other, name)
  const done = await ask(desk, `/${id}/apply`, { ...reading, seen: answer.counts })
  return { id, reading, seen: answer.counts, status: done.statusCode, ...done.json() }
}

export async function sheetOf(content: Buffer): Promise<unknown[][]> {
  const [sheet] = await readSheets(content)
  return sheet?.data ?? []
}

/** Returns the edit form data of the object with this number. */
export async function editOf({ world, home, clerk }: Desk, number: string) {
  const list = await world.ask(home, { url: `/api/v1/objects/apartments?search=${number}`, as: clerk })
  const id: string = list.json().tableData.body[0]._id
  return { id, ...(await world.ask(home, { url: `/api/v1/objects/${id}/edit`, as: clerk })).json() }
}
