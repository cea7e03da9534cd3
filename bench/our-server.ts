// The product as it runs in production, on a free port, told to the parent.

import { createApp } from '#app/app.ts'
import { records } from '#app/records.ts'
import { readConfig } from '#app/config.ts'
import { createServices } from '#platform/server/services.ts'
import { tellPort } from './tell-port.ts'

// One person calls as fast as the server responds.
const config = { ...readConfig({ ...process.env, NODE_ENV: 'production' }), limitsRates: false }
const services = createServices({ config, databaseUrl: config.databaseUrl ?? '', worksOnJobs: false, records })
const { app } = await createApp(services)
await app.listen({ port: 0, host: '127.0.0.1' })
tellPort(app.server.address())
