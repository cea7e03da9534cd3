// Parses spreadsheets. Runs in worker threads only and is called through `kept-sheets.ts`.

import type { MessagePort } from 'node:worker_threads'
import { contentsFrom } from '../../workers/fed-task.ts'
import type { ReadSheet, SheetProblem, SheetSummary } from './read-cell.ts'
import { writtenRow } from './kept-row.ts'
import { readTextTable } from './read-text-table.ts'
import { readWorkbook } from './read-workbook.ts'

export interface Reading {
  content: Uint8Array
  mostRows: number
}

/** `kept` contains the sheet summaries in its first line, then one line per row of each sheet. */
export type Read = SheetProblem | { sheets: SheetSummary[]; kept: Uint8Array }

const zipBeginning = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** Receives the content chunk by chunk, so that the main thread never holds the whole file. */
export async function readSheetFile({ file, mostRows }: { file: MessagePort; mostRows: number }): Promise<Read> {
  return readSheets({ content: Buffer.concat(await Array.fromAsync(contentsFrom(file))), mostRows })
}

export async function readSheets({ content, mostRows }: Reading): Promise<Read> {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const isZip = file.subarray(0, 4).equals(zipBeginning)
  const read = isZip ? await readWorkbook(file, mostRows) : readTextTable(file, mostRows)
  if ('problem' in read) return read
  const sheets = read.map(({ cells: _cells, ...summary }) => summary)
  return { sheets, kept: written(sheets, read) }
}

function written(sheets: readonly SheetSummary[], read: readonly ReadSheet[]): Uint8Array {
  const lines = [JSON.stringify(sheets), ...read.flatMap(({ cells }) => cells.map(writtenRow))]
  return new TextEncoder().encode(lines.join('\n'))
}
