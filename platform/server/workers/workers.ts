// The worker pools of a process. They are separate because their limits differ and none may use the threads of
// another: pictures are quick and many, documents may take a minute, a spreadsheet needs much memory, and decoding
// HEIC takes so long that only one task may run.

import { availableParallelism } from 'node:os'
import type * as camtTasks from '../bank-files/camt-tasks.ts'
import type * as documentTasks from '../documents/document-tasks.ts'
import type * as qrTasks from '../documents/codes/qr-tasks.ts'
import type * as sheetTasks from '../documents/sheets/sheet-tasks.ts'
import type * as heicTasks from '../files/heic-tasks.ts'
import type * as pictureTasks from '../files/picture-tasks.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

export interface Workers {
  pictures: WorkerPool<typeof pictureTasks>
  heic: WorkerPool<typeof heicTasks>
  documents: WorkerPool<typeof documentTasks>
  sheets: WorkerPool<typeof sheetTasks>
  codes: WorkerPool<typeof qrTasks>
  bankFiles: WorkerPool<typeof camtTasks>
  close(): Promise<void>
}

/** One processor is reserved for the thread that serves requests. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1))

export function createWorkers(): Workers {
  const pictures = createWorkerPool<typeof pictureTasks>(import.meta.resolve('../files/picture-tasks.ts'), {
    threads,
    memory: 256,
    time: 30_000,
    waiting: 200,
  })
  const heic = createWorkerPool<typeof heicTasks>(import.meta.resolve('../files/heic-tasks.ts'), {
    threads: 1,
    memory: 512,
    time: 60_000,
    waiting: 20,
  })
  const documents = createWorkerPool<typeof documentTasks>(import.meta.resolve('../documents/document-tasks.ts'), {
    threads,
    memory: 1024,
    time: 120_000,
    waiting: 50,
  })
  const sheets = createWorkerPool<typeof sheetTasks>(import.meta.resolve('../documents/sheets/sheet-tasks.ts'), {
    threads: 1,
    memory: 768,
    time: 60_000,
    waiting: 20,
  })
  const codes = createWorkerPool<typeof qrTasks>(import.meta.resolve('../documents/codes/qr-tasks.ts'), {
    threads: 1,
    memory: 384,
    time: 20_000,
    waiting: 20,
  })
  const bankFiles = createWorkerPool<typeof camtTasks>(import.meta.resolve('../bank-files/camt-tasks.ts'), {
    threads: 1,
    memory: 768,
    time: 60_000,
    waiting: 20,
  })
  const pools = [pictures, heic, documents, sheets, codes, bankFiles]
  return {
    pictures,
    heic,
    documents,
    sheets,
    codes,
    bankFiles,
    close: async () => void (await Promise.all(pools.map((pool) => pool.close()))),
  }
}
