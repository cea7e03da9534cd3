// The encryption secret for installations that set none: created once, stored in the data folder, readable only by
// its owner.

import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from './data-folder.ts'
import { StartRefusal } from './start-refusal.ts'

/** Characters; a shorter secret could be guessed. */
export const shortestSecret = 32

export function readOrMakeSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret')
  if (!existsSync(file)) makeSecret(dataFolder, file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= shortestSecret) return secret
  throw new StartRefusal(`The secret in ${file} is damaged: restore that file from a backup of the data folder.`)
}

// Created by an atomic link: if two processes start together, one creates the secret and the other reads it.
function makeSecret(dataFolder: string, file: string): void {
  makeDataFolder(dataFolder)
  const own = `${file}.${process.pid}`
  writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(own, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(own)
  }
}
