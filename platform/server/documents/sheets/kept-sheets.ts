// Parses a spreadsheet once, in a worker thread, and stores its rows next to the file, from where later requests read
// them.

import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { Services } from '../../context.ts'
import { rowsKey } from '../../files/derived-files.ts'
import { bufferOf } from '../../files/pictures.ts'
import { feed } from '../../workers/fed-task.ts'
import { TaskLimitExceeded } from '../../workers/worker-pool.ts'
import { rowOf } from './kept-row.ts'
import type { ReadSheet, SheetProblem, SheetSummary } from './read-cell.ts'

type Keeping = Pick<Services, 'workers' | 'files'>

interface SheetFile {
  storageKey: string
  mostRows: number
  /** Files of the same sender are parsed one after the other. */
  sender?: string
}

/** Parses the file and stores its rows. */
export async function keepSheets(
  { workers, files }: Keeping,
  { storageKey, mostRows, sender }: SheetFile,
): Promise<SheetSummary[] | SheetProblem> {
  const file = feed(await files.get(storageKey))
  const read = await workers.sheets
    .run('readSheetFile', { file, mostRows }, { transfer: [file], ...(sender !== undefined && { sender }) })
    .catch(problemOf)
  if ('problem' in read) return read
  await files.put(rowsKey(storageKey), bufferOf(read.kept))
  return read.sheets
}

/** Returns the stored rows; files uploaded before rows were stored are parsed now. */
export async function sheetsOfFile(services: Keeping, file: SheetFile): Promise<ReadSheet[] | SheetProblem> {
  const key = rowsKey(file.storageKey)
  const kept = await services.files.find(key)
  if (kept) return readKept(kept)
  const read = await keepSheets(services, file)
  return 'problem' in read ? read : readKept(await services.files.get(key))
}

const summaries = z.array(
  z.object({ name: z.string(), rows: z.number(), isHidden: z.boolean(), hiddenRows: z.array(z.number()) }),
)

/** Reads line by line, so that a long sheet does not block this thread. */
async function readKept(content: Readable): Promise<ReadSheet[]> {
  const sheets: ReadSheet[] = []
  let isFirst = true
  for await (const line of linesOf(content)) {
    if (isFirst) for (const summary of summaries.parse(JSON.parse(line))) sheets.push({ ...summary, cells: [] })
    else sheets.find(({ cells, rows }) => cells.length < rows)?.cells.push(rowOf(line))
    isFirst = false
  }
  return sheets
}

/** `node:readline` cannot be used: it also breaks lines at U+2028, which cells may contain. */
async function* linesOf(content: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const text of content.setEncoding('utf8')) {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

function problemOf(error: unknown): SheetProblem {
  if (error instanceof TaskLimitExceeded) return { problem: 'too-costly' }
  throw error
}
