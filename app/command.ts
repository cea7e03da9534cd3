// What the commands of the terminal share: the database of the product (its own or the configured one) and a furnished house.

import type { House } from '#platform/server/context.ts'
import { joinEmbedded } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { checkRole } from '#platform/server/db/role-check.ts'
import { furnish, leave } from '#platform/server/house.ts'
import { explainFailedStart } from '#platform/server/start-refusal.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'

/** Runs one command in a house of its own; a running product keeps running. */
export async function runCommand(command: (house: House) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config, joinEmbedded)
    try {
      const house = furnish({ config, databaseUrl: database.url, worksOnJobs: false })
      try {
        await checkRole(house.pool)
        await migrate(database.url)
        await command(house)
      } finally {
        await leave(house)
      }
    } finally {
      await database.stop()
    }
  } catch (error) {
    explainFailedStart(error)
    process.exitCode = 1
  }
}
