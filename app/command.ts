// Shared setup of the terminal commands: the product's database (embedded or configured) and the services.

import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '#platform/server/context.ts'
import { joinEmbedded } from '#platform/server/db/embedded.ts'
import { checkRights, checkRole } from '#platform/server/db/role-check.ts'
import { prepareSchema } from '#platform/server/db/schema.ts'
import { noLimits } from '#platform/server/db/time-limits.ts'
import { createServices, closeServices } from '#platform/server/services.ts'
import { explainFailedStart } from '#platform/server/start-refusal.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'

/** Exit code that shells expect of a command ended by Ctrl-C. */
const cutOffExit = 130
/** Milliseconds that closing the services may take after the command was cancelled. */
const patience = 1000

/**
 * Runs one command with its own services, beside a running product. On Ctrl-C it releases locks and stops the
 * database it started.
 */
export async function runCommand(command: (services: Services) => Promise<void>): Promise<void> {
  const ending = new AbortController()
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => ending.abort())
  const cutOff = once(ending.signal, 'abort').then(() => ending.signal.throwIfAborted())
  cutOff.catch(() => {})
  try {
    const config = readConfig(process.env)
    // The areas load while the database starts.
    const [database, { areas }] = await Promise.all([openDatabase(config, joinEmbedded), import('./areas.server.ts')])
    try {
      const services = createServices({
        config,
        databaseUrl: database.url,
        worksOnJobs: false,
        areas,
        limits: noLimits,
      })
      try {
        await checkRole(services.pool)
        await prepareSchema(database)
        await checkRights(services.pool)
        await Promise.race([command(services), cutOff])
      } finally {
        // After an interrupt the running statement is not awaited: its transaction ends with the connection, and the
        // client may then raise an error.
        if (ending.signal.aborted) process.on('uncaughtException', () => {})
        await Promise.race([closeServices(services), cutOff.catch(() => pause(patience))])
      }
    } finally {
      await database.stop()
    }
  } catch (error) {
    if (!ending.signal.aborted) explainFailedStart(error)
    process.exitCode = ending.signal.aborted ? cutOffExit : 1
  }
  if (ending.signal.aborted) process.exit()
}
