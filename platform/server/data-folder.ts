// The one folder on disk that the product writes to.

import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartRefusal } from './start-refusal.ts'

export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(',')
    throw new StartRefusal(
      `The data folder ${folder} cannot be written to (${reason ?? ''}): set QUARTIER_DATA to a folder that can.`,
    )
  }
}
