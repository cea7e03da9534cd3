// Creates and checks the data folder, the only folder on disk that the product writes to.

import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartRefusal } from './start-refusal.ts'

export function makeDataFolder(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new StartRefusal(`The data folder ${folder} is a file: set QUARTIER_DATA to a folder.`)
  }
  try {
    // Creates folders one by one: Node's recursive mkdir never returns on file systems that cannot create folders
    // (/proc).
    for (const missing of missingFolders(folder)) mkdirSync(missing, { mode: 0o755 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(',')
    throw new StartRefusal(
      `The data folder ${folder} cannot be written to (${reason ?? ''}): set QUARTIER_DATA to a folder that can.`,
    )
  }
}

/** Returns the outermost folder first. */
function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [...missingFolders(dirname(folder)), folder]
}
