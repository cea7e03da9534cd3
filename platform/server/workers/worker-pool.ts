// Threads for tasks whose cost depends on an uploaded file. Each pool has limits of memory, time and waiting tasks; a
// task that exceeds them is stopped without harm to the process.

import { fileURLToPath } from 'node:url'
import type { Transferable } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { FairQueue } from './fair-queue.ts'

export interface PoolLimits {
  threads: number
  /** Megabytes of the JavaScript heap of each thread. */
  memory: number
  /** Milliseconds of one task, without waiting for its turn. */
  time: number
  /** Tasks that may wait; one more is refused with 503. */
  waiting: number
}

/** The exported functions of a task module. Input and output cross threads as structured clones. */
type Tasks<Module> = { [Name in keyof Module]: (input: never) => unknown }

export interface TaskOptions {
  /** Tasks of the same sender run one after the other. */
  sender?: string
  /** Moved to the thread instead of being copied; unusable here afterwards. */
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

/** A task was stopped because it needed more than its pool allows. */
export class TaskLimitExceeded extends Error {
  readonly limit: 'memory' | 'time'

  constructor(limit: 'memory' | 'time') {
    super(`a task exceeded its limit of ${limit}`)
    this.limit = limit
  }
}

/** Threads start with the first task and end when they have been idle for a while. */
const idleFor = 30_000

/** `module` is the address of the file that exports the tasks. */
export function createWorkerPool<Module extends Tasks<Module>>(module: string, limits: PoolLimits): WorkerPool<Module> {
  const piscina = new Piscina({
    filename: fileURLToPath(module),
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: idleFor,
    // The thread that serves requests comes first when the processor is short.
    niceIncrement: 3,
    atomics: 'disabled',
    // Options of the process, such as those of a test runner, are not for threads.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 32 },
  })
  // A failed thread rejects its task as well; without a listener the event would end the process.
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
