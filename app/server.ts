// Starts the product: database, migrations, demo story, house, listening; and ends it in the opposite order.

import { once } from 'node:events'
import { createServer } from 'node:net'
import './known-modules.ts'
import type { createApp } from './app.ts'
import { readSwitches } from './command-line.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { watchUncaughtErrors } from './uncaught-errors.ts'
import { startEmbedded } from '#platform/server/db/embedded.ts'
import { patiently } from '#platform/server/db/patience.ts'
import { checkRights, checkRole } from '#platform/server/db/role-check.ts'
import { prepareSchema } from '#platform/server/db/schema.ts'
import { furnish, leave } from '#platform/server/house.ts'
import { explainFailedStart, StartRefusal } from '#platform/server/start-refusal.ts'

// A terminal, npm and `scripts/start.mjs` may each send the signal on: the first one counts. The last one's end is ours.
const ending = new AbortController()
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => ending.abort())

// `scripts/start.mjs` builds a stale web beside us and says when it is done.
const webIsBuilt = process.connected ? once(process, 'message') : Promise.resolve()

async function start(): Promise<() => Promise<void>> {
  const { demo: isAsked = false } = readSwitches(['demo'], 'npm start -- --demo')
  const config = readConfig(process.env)
  await insistPortIsFree(config.port)
  const database = await openDatabase(config, startEmbedded)
  const house = furnish({ config, databaseUrl: database.url, worksOnJobs: true })
  watchUncaughtErrors(house.log, () => ending.abort())
  const close = async () => {
    await leave(house)
    await database.stop()
  }
  try {
    const hints = await patiently(() => checkRole(house.pool))
    const [{ createApp, demoLines, loadDemoWhenWanted }] = await Promise.all([
      import('./product.server.ts'),
      prepareSchema(database),
    ])
    const warnings = await checkRights(house.pool)
    for (const warning of warnings) house.log.warn(warning)
    await Promise.race([webIsBuilt, once(ending.signal, 'abort')])
    ending.signal.throwIfAborted()
    const { app } = await createApp(house)
    await loadDemoWhenWanted(house, { isEmbedded: database.isEmbedded, isAsked })
    await listen(app, config.port)
    for (const line of [...hints, ...warnings, ...(await demoLines(house))]) console.log(line)
    return async () => {
      await app.close()
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(app: Awaited<ReturnType<typeof createApp>>['app'], port: number): Promise<void> {
  try {
    await app.listen({ port, host: '0.0.0.0' })
  } catch (error) {
    throw explained(error, port)
  }
}

/** Told before the database starts, migrates and is filled; somebody may still take it meanwhile. */
async function insistPortIsFree(port: number): Promise<void> {
  const trial = createServer()
  try {
    await once(trial.listen({ port, host: '0.0.0.0' }), 'listening')
  } catch (error) {
    throw explained(error, port)
  }
  trial.close()
  await once(trial, 'close')
}

function explained(error: unknown, port: number): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? new StartRefusal(`Port ${port} is in use; stop the other program or set PORT.`) : error
}

try {
  const stop = await start()
  if (!ending.signal.aborted) await once(ending.signal, 'abort')
  await stop()
  process.exit()
} catch (error) {
  const wasCutOff = ending.signal.aborted && error === ending.signal.reason
  if (!wasCutOff) explainFailedStart(error)
  process.exit(wasCutOff ? undefined : 1)
}
