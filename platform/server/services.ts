// Creates the shared services of a process: connections, queue, files, mail, log.

import { destination, pino } from 'pino'
import type { Config } from '#app/config.ts'
import type { ServerArea } from './area.ts'
import { systemClock, type Clock } from './clock.ts'
import type { Services } from './context.ts'
import { createPool } from './db/pool.ts'
import { usualLimits, type TimeLimits } from './db/time-limits.ts'
import { errorInLog } from './error-in-log.ts'
import { registerExtensions } from './extension-point.ts'
import { createFileStore } from './files/store.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLiveHub } from './live/hub.ts'
import { createSender } from './mail/sender.ts'
import { readOrMakeSecret } from './own-secret.ts'
import { registryOf } from './records/registry.ts'
import { createSecretBox } from './secret-box.ts'
import { createWorkers } from './workers/workers.ts'

/** The services with the areas that they were created for, which `createApp` serves. */
export interface ProductServices extends Services {
  areas: readonly ServerArea[]
}

interface Furnishing {
  config: Config
  databaseUrl: string
  /** False for tools and tests, which run their jobs themselves. */
  worksOnJobs: boolean
  clock?: Clock
  areas: readonly ServerArea[]
  limits?: TimeLimits
}

/** Registers record kinds and extensions of the areas: commands and jobs need them as much as calls. */
export function createServices({
  config,
  databaseUrl,
  worksOnJobs,
  areas,
  clock = systemClock,
  limits = usualLimits,
}: Furnishing): ProductServices {
  registerExtensions(areas)
  const log = pino({ level: config.logLevel, serializers: { err: errorInLog } }, output())
  const shared = {
    config,
    pool: createPool(databaseUrl, { limits }),
    files: createFileStore(config),
    secrets: createSecretBox(config.secret ?? readOrMakeSecret(config.dataFolder)),
    clock,
    log,
    records: registryOf(areas),
    workers: createWorkers(),
    jobs: createJobs(databaseUrl, { log, working: worksOnJobs }),
  }
  return {
    ...shared,
    areas,
    mail: createSender(shared, { inBackground: worksOnJobs }),
    live: createLiveHub(databaseUrl, { log }),
  }
}

/**
 * Log lines are written in batches, at least twice a second and at exit: a separate write per call would slow all
 * calls.
 */
const output = () => destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 })

export async function closeServices(services: Services): Promise<void> {
  // Close mail first: its final delivery results may enqueue jobs.
  await services.mail.close()
  await services.jobs.stop()
  await services.live.close()
  await services.workers.close()
  await services.pool.end()
}
