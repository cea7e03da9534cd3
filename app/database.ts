// Selects the product's database: the one in DATABASE_URL, otherwise the embedded one in the data folder.

import { makeDataFolder } from '#platform/server/data-folder.ts'
import { checkAddress } from '#platform/server/db/address-check.ts'
import type { EmbeddedDatabase } from '#platform/server/db/embedded.ts'
import type { Config } from './config.ts'

export interface Database {
  /** Connects as the role of the product. */
  url: string
  /** Connects as the role that owns the tables; undefined if one role does both. */
  ownerUrl: string | undefined
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
  await checkAddress('DATABASE_URL', config.databaseUrl)
  if (config.databaseOwnerUrl) await checkAddress('DATABASE_OWNER_URL', config.databaseOwnerUrl)
  return { url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl, isEmbedded: false, stop: async () => {} }
}
