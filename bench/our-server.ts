// Runs the product as in production, on a free port that it reports to the parent process.

import { createApp } from '#app/app.ts'
import { areas } from '#app/areas.server.ts'
import { readConfig } from '#app/config.ts'
import { createServices } from '#platform/server/services.ts'
import { tellPort } from './tell-port.ts'

// Rate limits are off, because a single client sends requests as fast as the server responds.
const config = { ...readConfig({ ...process.env, NODE_ENV: 'production' }), limitsRates: false }
const services = createServices({ config, databaseUrl: config.databaseUrl ?? '', worksOnJobs: false, areas })
const { app } = await createApp(services)
await app.listen({ port: 0, host: '127.0.0.1' })
tellPort(app.server.address())
