// Starts the product: database, migrations, demo data, app, listening; stops it in the reverse order.

import { once } from 'node:events'
import { createServer } from 'node:net'
import './known-modules.ts'
import type { createApp } from './app.ts'
import { readSwitches } from './command-line.ts'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './database.ts'
import { watchUncaughtErrors } from './uncaught-errors.ts'
import { startEmbedded } from '#platform/server/db/embedded.ts'
import { patiently } from '#platform/server/db/patience.ts'
import { checkRights, checkRole } from '#platform/server/db/role-check.ts'
import { prepareSchema } from '#platform/server/db/schema.ts'
import { createServices, closeServices } from '#platform/server/services.ts'
import { explainFailedStart, StartRefusal } from '#platform/server/start-refusal.ts'

// The terminal, npm and `scripts/start.mjs` may each forward the signal; only the first is handled. A lost connection
// to the parent process also ends the product.
const ending = new AbortController()
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => ending.abort())

// `scripts/start.mjs` builds an outdated web in parallel and sends a message when done.
const webIsBuilt = process.connected ? once(process, 'message') : Promise.resolve()

async function start(): Promise<() => Promise<void>> {
  const { demo: isAsked = false } = readSwitches(['demo'], 'npm start -- --demo')
  const config = readConfig(process.env)
  await assertPortFree(config)
  const opening = openDatabase(config, startEmbedded)
  // The address is checked within milliseconds, so a wrong one is refused before the areas load.
  if (config.databaseUrl) await opening
  // The areas load while the embedded database starts.
  const [database, { areas }] = await Promise.all([opening, import('./areas.server.ts')])
  const services = createServices({ config, databaseUrl: database.url, worksOnJobs: true, areas })
  watchUncaughtErrors(services.log, () => ending.abort())
  const close = async () => {
    await closeServices(services)
    await database.stop()
  }
  try {
    const hints = await patiently(() => checkRole(services.pool))
    const [{ createApp, demoLines, loadDemoWhenWanted, usualHost }] = await Promise.all([
      import('./product.server.ts'),
      prepareSchema(database),
    ])
    const warnings = await checkRights(services.pool)
    for (const warning of warnings) services.log.warn(warning)
    await Promise.race([webIsBuilt, once(ending.signal, 'abort')])
    ending.signal.throwIfAborted()
    const { app } = await createApp(services)
    await loadDemoWhenWanted(services, { isEmbedded: database.isEmbedded, isAsked })
    await listen(app, { port: config.port, host: config.host ?? (await usualHost(services)) })
    for (const line of [...hints, ...warnings, ...(await demoLines(services))]) console.log(line)
    return async () => {
      await app.close()
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}

interface Place {
  port: number
  host: string
}

async function listen(app: Awaited<ReturnType<typeof createApp>>['app'], place: Place): Promise<void> {
  try {
    await app.listen(place)
  } catch (error) {
    throw explained(error, place)
  }
}

/** Checked before the database starts, migrates and is filled; the port may still be taken meanwhile. */
async function assertPortFree({ port, host = '0.0.0.0' }: Config): Promise<void> {
  const trial = createServer()
  try {
    await once(trial.listen({ port, host }), 'listening')
  } catch (error) {
    throw explained(error, { port, host })
  }
  trial.close()
  await once(trial, 'close')
}

function explained(error: unknown, { port, host }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return new StartRefusal(`Port ${port} is in use; stop the other program or set PORT.`)
  const isNotOurs = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
  return isNotOurs ? new StartRefusal(`This machine has no address ${host}: set HOST to one that it has.`) : error
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
