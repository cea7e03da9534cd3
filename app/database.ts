// Which database the product works on: the one in DATABASE_URL, otherwise its own in the data folder.

import { makeDataFolder } from '#platform/server/data-folder.ts'
import { checkAddress } from '#platform/server/db/address-check.ts'
import type { EmbeddedDatabase } from '#platform/server/db/embedded.ts'
import type { Config } from './config.ts'

export interface Database {
  url: string
  isEmbedded: boolean
  stop(): Promise<void>
}

/** `open` is `startEmbedded` for the product, `joinEmbedded` for commands that may run beside it. */
export async function openDatabase(
  config: Config,
  open: (dataFolder: string) => Promise<EmbeddedDatabase>,
): Promise<Database> {
  if (!config.s3) makeDataFolder(config.dataFolder)
  if (!config.databaseUrl) return { ...(await open(config.dataFolder)), isEmbedded: true }
  await checkAddress(config.databaseUrl)
  return { url: config.databaseUrl, isEmbedded: false, stop: async () => {} }
}
