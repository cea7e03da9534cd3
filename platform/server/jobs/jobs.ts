// Work that runs after commit: a job is a row written in the same transaction as the action, run once by a worker.

import { PgBoss } from 'pg-boss'
import type { PoolClient } from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { withoutValues } from '../error-in-log.ts'

export interface JobOptions {
  startAfter?: Date
  singletonKey?: string
}

/**
 * Runs one job; `data` is validated by the handler's own schema. If it throws, the job is retried with growing
 * delays.
 */
export type JobHandler = (workspaceId: string, data: unknown) => Promise<void>
export interface Work {
  run: JobHandler
  /** Number of jobs fetched at once; more than one if many of them are equal. */
  together: number
}
export type JobHandlers = ReadonlyMap<string, Work>

/** Nightly jobs, run in each of these workspaces. */
export interface Nights {
  jobs: readonly string[]
  workspaceIds(): Promise<string[]>
}

export interface Jobs {
  /** False for tools and tests, which run due jobs themselves. */
  readonly isWorking: boolean
  /** Declares the queues and starts processing; without handlers it only enqueues. */
  start(handlers: JobHandlers, nights?: Nights): Promise<void>
  enqueue(
    client: PoolClient,
    name: string,
    job: { workspaceId: string; data: object; options: JobOptions },
  ): Promise<void>
  /** Enqueues the same job for several workspaces with one statement. */
  enqueueEach(client: PoolClient, name: string, jobs: { workspaceId: string; each: readonly object[] }): Promise<void>
  /** Enqueues the nightly jobs of each workspace; the schedule calls it every night. */
  enqueueNight(): Promise<void>
  /** Runs the jobs that are due and returns their number; for tests and short-lived tools. */
  runDue(): Promise<number>
  stop(): Promise<void>
}

const envelope = z.object({ workspaceId: z.uuid(), data: z.unknown() })
/** After the letters of the day are printed and before office hours. */
const nightfall = { cron: '20 2 * * *', tz: 'Europe/Zurich' }
const nightJob = 'every-night'

/** A job whose worker is silent for this long, because it was killed, goes to another worker. */
const heartbeatSeconds = 20
/** Finished jobs are not needed and are not protected by row-level security. */
const deleteAfterSeconds = 24 * 60 * 60
const queue = { retryLimit: 8, retryDelay: 5, retryBackoff: true, heartbeatSeconds, deleteAfterSeconds }

export function createJobs(url: string, options: { log: FastifyBaseLogger; working: boolean }): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    // The owner role has migrated the queue already (db/schema.ts).
    migrate: false,
    schedule: options.working,
    supervise: options.working,
    superviseIntervalSeconds: heartbeatSeconds / 2,
    monitorIntervalSeconds: heartbeatSeconds,
    application_name: 'quartier jobs',
  })
  boss.on('error', (error) => options.log.error({ err: error }, 'job queue'))
  let known: JobHandlers = new Map()
  let nightly: Nights | undefined

  const enqueueNight = async () => {
    if (!nightly) return
    for (const workspaceId of await nightly.workspaceIds()) {
      for (const name of nightly.jobs) await boss.send(name, { workspaceId, data: {} })
    }
  }

  const run = async (name: string, job: { id: string; data: unknown }) => {
    const { workspaceId, data } = envelope.parse(job.data)
    try {
      await known.get(name)?.run(workspaceId, data)
    } catch (error) {
      // The queue retries the job and stores the error with it, but logs nothing.
      options.log.warn({ err: error, job: name, id: job.id }, 'a job failed')
      throw withoutValues(error)
    }
  }

  /** Existing queues keep the options they were created with, so they are updated. */
  const updateOlder = async (names: string[]) => {
    const older = (await boss.getQueues(names)).filter(
      (one) => one.heartbeatSeconds !== heartbeatSeconds || one.deleteAfterSeconds !== deleteAfterSeconds,
    )
    for (const { name } of older) await boss.updateQueue(name, { heartbeatSeconds, deleteAfterSeconds })
  }

  return {
    isWorking: options.working,
    async start(handlers, nights) {
      known = handlers
      await boss.start()
      for (const name of handlers.keys()) await boss.createQueue(name, queue)
      await updateOlder([...handlers.keys()])
      nightly = nights
      if (!options.working) return
      for (const [name, { together }] of handlers) {
        await boss.work(name, { pollingIntervalSeconds: 1, batchSize: together }, async (jobs) => {
          for (const job of jobs) await run(name, job)
        })
      }
      if (!nights) return
      await boss.createQueue(nightJob, queue)
      await boss.schedule(nightJob, nightfall.cron, null, { tz: nightfall.tz })
      await boss.work(nightJob, enqueueNight)
    },

    enqueueNight,

    async enqueue(client, name, { workspaceId, data, options: jobOptions }) {
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
      await boss.send(name, { workspaceId, data }, { ...jobOptions, db })
    },

    async enqueueEach(client, name, { workspaceId, each }) {
      if (each.length === 0) return
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
      await boss.insert(
        name,
        each.map((data) => ({ data: { workspaceId, data } })),
        { db },
      )
    },

    async runDue() {
      let ran = 0
      for (const name of known.keys()) {
        for (const job of await boss.fetch<object>(name, { batchSize: 100 })) {
          await run(name, job)
          await boss.complete(name, job.id)
          ran += 1
        }
      }
      return ran
    },

    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
