// Runs an embedded PostgreSQL 18 in the data folder, for installations without a database. docs/decisions/0001 gives
// the reason.

import { join } from 'node:path'
import { makeDataFolder } from '../data-folder.ts'
import { makeCluster } from './embedded-cluster.ts'
import { appRole, ownerRole, prepareDatabase } from './embedded-database.ts'
import { findBinaries } from './embedded-binaries.ts'
import { readOrMakeSecrets, readSecrets } from './embedded-secrets.ts'
import type { Secrets } from './embedded-secrets.ts'
import { superviseServer } from './embedded-server.ts'
import { holderOf, lockFolder } from './folder-lock.ts'

export interface EmbeddedDatabase {
  /** Connects as `quartier_app`, the role of the product: row security applies to it, and it owns nothing. */
  url: string
  /** Connects as `quartier`, the role that owns the tables: for migrations. */
  ownerUrl: string
  /** For tests, which create and drop databases; the product itself never uses it. */
  superuserUrl: string
  stop(): Promise<void>
}

/**
 * Starts the server of this data folder, or adopts one whose process has ended. The server is restarted whenever it
 * dies.
 */
export async function startEmbedded(dataFolder: string): Promise<EmbeddedDatabase> {
  makeDataFolder(dataFolder)
  const release = lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'postgres')
    const binaries = findBinaries(folder)
    const secrets = await readOrMakeSecrets(dataFolder)
    await makeCluster(binaries, folder, secrets.superuserPassword)
    const server = await superviseServer(binaries, dataFolder, secrets)
    const stop = () => server.stop().finally(release)
    try {
      await prepareDatabase(addressesOf(server.secrets).superuserUrl, secrets)
    } catch (error) {
      await stop()
      throw error
    }
    return { ...addressesOf(server.secrets), stop }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * For commands that may run beside the product: connects to its server if that is running, otherwise starts a
 * temporary one.
 */
export async function joinEmbedded(dataFolder: string): Promise<EmbeddedDatabase> {
  if (!holderOf(dataFolder)) return startEmbedded(dataFolder)
  return { ...addressesOf(readSecrets(dataFolder)), stop: async () => {} }
}

function addressesOf({ port, password, appPassword, superuserPassword }: Secrets) {
  const address = (role: string, secret: string) => `postgres://${role}:${secret}@127.0.0.1:${port}/quartier`
  return {
    url: address(appRole, appPassword),
    ownerUrl: address(ownerRole, password),
    superuserUrl: address('postgres', superuserPassword),
  }
}
