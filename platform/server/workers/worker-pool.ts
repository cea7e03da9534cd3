// Threads for tasks whose cost depends on an uploaded file. Each pool has limits of memory, time and waiting tasks; a
// task that exceeds them is stopped without harm to the process.

import { fileURLToPath } from 'node:url'
import type { Transferable } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { FairQueue } from './fair-queue.ts'

export interface PoolLimits {
  threads: number
  /** Megabytes of JavaScript heap per thread. */
  memory: number
  /** Milliseconds per task, excluding the time in the queue. */
  time: number
  /** Maximum number of waiting tasks; further ones are refused with 503. */
  waiting: number
}

/** Exported functions of a task module. Input and output are passed between threads as structured clones. */
type Tasks<Module> = { [Name in keyof Module]: (input: never) => unknown }

export interface TaskOptions {
  /** Tasks of the same sender run one after the other. */
  sender?: string
  /** Transferred to the thread instead of copied; unusable here afterwards. */
  transfer?: readonly Transferable[]
}

type Input<Module extends Tasks<Module>, Name extends keyof Module> = Parameters<Module[Name]>[0]
type Output<Module extends Tasks<Module>, Name extends keyof Module> = Awaited<ReturnType<Module[Name]>>

export interface WorkerPool<Module extends Tasks<Module>> {
  run<Name extends keyof Module & string>(
    task: Name,
    input: Input<Module, Name>,
    options?: TaskOptions,
  ): Promise<Output<Module, Name>>
  close(): Promise<void>
}

/** A task was stopped because it exceeded a limit of its pool. */
export class TaskLimitExceeded extends Error {
  readonly limit: 'memory' | 'time'

  constructor(limit: 'memory' | 'time') {
    super(`a task exceeded its limit of ${limit}`)
    this.limit = limit
  }
}

/** Milliseconds. Threads start with the first task and end after this idle time. */
const idleFor = 30_000

/** `module` is the URL of the file that exports the tasks. */
export function createWorkerPool<Module extends Tasks<Module>>(module: string, limits: PoolLimits): WorkerPool<Module> {
  const piscina = new Piscina({
    filename: fileURLToPath(module),
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: idleFor,
    // Lower priority than the thread that serves requests.
    niceIncrement: 3,
    atomics: 'disabled',
    // Threads must not inherit options of the process, such as those of a test runner.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 32 },
  })
  // A failed thread also rejects its task; without a listener the error event would end the process.
  piscina.on('error', () => {})
  const queue = new FairQueue({ running: limits.threads, waiting: limits.waiting })

  function run<Name extends keyof Module & string>(
    task: Name,
    input: Input<Module, Name>,
    { sender, transfer = [] }: TaskOptions = {},
  ): Promise<Output<Module, Name>> {
    return queue.run<Output<Module, Name>>(sender, async () => {
      const signal = AbortSignal.timeout(limits.time)
      try {
        return await piscina.run(input, { name: task, signal, transferList: [...transfer] })
      } catch (error) {
        throw limitExceeded(error, signal) ?? error
      }
    })
  }

  return { run, close: () => piscina.destroy() }
}

function limitExceeded(error: unknown, signal: AbortSignal): TaskLimitExceeded | null {
  if (signal.aborted) return new TaskLimitExceeded('time')
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskLimitExceeded('memory') : null
}
