// What the embedded server is reached with. Written once, readable by the owner of the data folder alone.

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'

const secrets = z.object({ port: z.number(), superuserPassword: z.string(), password: z.string() })
export type Secrets = z.output<typeof secrets>

const fileIn = (dataFolder: string) => join(dataFolder, 'postgres.json')

export async function readOrMakeSecrets(dataFolder: string): Promise<Secrets> {
  if (existsSync(fileIn(dataFolder))) return readSecrets(dataFolder)
  const made = { port: await freePort(), superuserPassword: password(), password: password() }
  keepSecrets(dataFolder, made)
  return made
}

export const readSecrets = (dataFolder: string): Secrets =>
  secrets.parse(JSON.parse(readFileSync(fileIn(dataFolder), 'utf8')))

export function keepSecrets(dataFolder: string, kept: Secrets): void {
  const next = `${fileIn(dataFolder)}.new`
  writeFileSync(next, JSON.stringify(kept), { mode: 0o600 })
  chmodSync(next, 0o600)
  renameSync(next, fileIn(dataFolder))
}

export function freePort(): Promise<number> {
  return listenOnce(0)
}

/** The same port again when nobody took it meanwhile, otherwise another. */
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
