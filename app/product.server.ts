// The modules of the product that need its database. Separate from server.ts, so that a refused start does not wait
// for them and so that they load while the tables are made.

export { createApp } from './app.ts'
export { demoLines } from '#demo/greeting.ts'
export { loadDemoWhenWanted } from '#demo/load.ts'
export { usualHost } from '#demo/usual-host.ts'
