// Port and passwords of the embedded server. Written once, readable only by the owner of the data folder.

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'

const secrets = z.object({
  port: z.number(),
  superuserPassword: z.string(),
  /** Password of the role that owns the tables. */
  password: z.string(),
  /** Password of the role that the product runs as. */
  appPassword: z.string(),
})
/** Data folders of older versions contain only the owner's password. */
const olderSecrets = secrets.partial({ appPassword: true })
export type Secrets = z.output<typeof secrets>

const fileIn = (dataFolder: string) => join(dataFolder, 'postgres.json')

export async function readOrMakeSecrets(dataFolder: string): Promise<Secrets> {
  if (existsSync(fileIn(dataFolder))) return withAppPassword(dataFolder)
  const made = { port: await freePort(), superuserPassword: password(), password: password(), appPassword: password() }
  keepSecrets(dataFolder, made)
  return made
}

function withAppPassword(dataFolder: string): Secrets {
  const older = olderSecrets.parse(readFileIn(dataFolder))
  if (older.appPassword) return secrets.parse(older)
  const completed = { ...older, appPassword: password() }
  keepSecrets(dataFolder, completed)
  return completed
}

const readFileIn = (dataFolder: string): unknown => JSON.parse(readFileSync(fileIn(dataFolder), 'utf8'))

export const readSecrets = (dataFolder: string): Secrets => secrets.parse(readFileIn(dataFolder))

export function keepSecrets(dataFolder: string, kept: Secrets): void {
  const next = `${fileIn(dataFolder)}.new`
  writeFileSync(next, JSON.stringify(kept), { mode: 0o600 })
  chmodSync(next, 0o600)
  renameSync(next, fileIn(dataFolder))
}

export function freePort(): Promise<number> {
  return listenOnce(0)
}

/** Returns the same port if it is still free, otherwise another one. */
export const stillFreeOrOther = (port: number): Promise<number> => listenOnce(port).catch(freePort)

function listenOnce(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : wanted
      probe.close(() => resolve(port))
    })
  })
}

const password = () => randomBytes(24).toString('base64url')
