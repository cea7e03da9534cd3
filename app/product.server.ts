// What makes up the product once there is a database for it. Apart from server.ts, so that whoever is refused need not wait
// for it, and so that it is read while the tables are made.

export { createApp } from './app.ts'
export { demoLines } from '#demo/greeting.ts'
export { loadDemoWhenWanted } from '#demo/load.ts'
export { usualHost } from '#demo/usual-host.ts'
