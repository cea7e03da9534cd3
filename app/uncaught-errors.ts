// Last-resort handler of the process for uncaught exceptions and unhandled rejections (decision 0410).

import type { FastifyBaseLogger } from 'fastify'
import { isConnectionLost } from '#platform/server/db/lost-connection.ts'

/** Milliseconds for a graceful stop; afterwards the process is ended. */
const stopsWithin = 30_000

/**
 * Logs each uncaught error as one line. After a programming error the state of the process is unknown: `stop` is
 * called, and the exit code is 1.
 */
export function watchUncaughtErrors(log: FastifyBaseLogger, stop: () => void): void {
  process.on('uncaughtException', (err, origin) => {
    if (isConnectionLost(err)) return log.error({ err, origin }, 'uncaught error of a lost connection')
    log.fatal({ err, origin }, 'uncaught error, stopping')
    process.exitCode = 1
    setTimeout(() => process.exit(), stopsWithin).unref()
    stop()
  })
}
