// Identity of this node for mail: a name and a journal that outlive the process. Two processes that share a data
// folder have separate ones.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../data-folder.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { newId } from '../ids.ts'
import { StartRefusal } from '../start-refusal.ts'
import { bootOfMachine, openJournal, readJournal, type Fate, type Journal } from './journal.ts'

export interface MailNode {
  name: string
  /** Journal of the previous process; null if it cannot be known. */
  left: ReadonlyMap<string, Fate> | null
  /** Starts a new journal. From then on `left` exists only in memory: the database must know it first. */
  begin: () => Journal
  release: () => void
}

const mostNeighbours = 100

export function takeNode(dataFolder: string): MailNode {
  for (let index = 1; index <= mostNeighbours; index += 1) {
    const folder = join(dataFolder, 'mail', String(index))
    makeDataFolder(folder)
    const release = lockedOrNot(folder)
    if (!release) continue
    const boot = bootOfMachine()
    const journal = join(folder, 'journal')
    return {
      name: nameIn(folder),
      left: readJournal(journal, boot),
      begin: () => openJournal(journal, boot),
      release,
    }
  }
  throw new Error(`no place is free in ${join(dataFolder, 'mail')}`)
}

function lockedOrNot(folder: string): (() => void) | null {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof StartRefusal) return null
    throw error
  }
}

function nameIn(folder: string): string {
  const file = join(folder, 'node')
  if (!existsSync(file)) writeFileSync(file, newId(), { flush: true })
  return readFileSync(file, 'utf8').trim()
}
