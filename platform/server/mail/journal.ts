// Journal of this node's exchange with the mail server, line by line, written before and after the critical moment:
// the final dot of a mail. It survives a killed process. A machine that loses its power may lose lines, so a journal
// from an earlier boot is not trusted. It contains only ids.

import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'

/** `ended`: the end of the mail may have reached the server, but no response was received. */
export type Fate = 'ended' | 'accepted' | 'refused'

export interface Journal {
  ends(mailId: string): void
  answered(mailId: string, fate: 'accepted' | 'refused'): void
  /** Size in bytes. */
  readonly size: number
  /** Call it once the database knows all entries. */
  empty(): void
  close(): void
}

const signs = { '>': 'ended', '<': 'accepted', x: 'refused' } as const
const title = (boot: string) => `quartier mail journal 1 ${boot}\n`

/** Null if the journal is missing or belongs to another boot. */
export function readJournal(file: string, boot: string): Map<string, Fate> | null {
  const [first, ...lines] = written(file).split('\n')
  if (`${first}\n` !== title(boot)) return null
  const fates = new Map<string, Fate>()
  // The last line is incomplete if it lacks its line break.
  for (const line of lines.slice(0, -1)) {
    const sign = line.slice(0, 1)
    if (sign === '>' || sign === '<' || sign === 'x') fates.set(line.slice(1), signs[sign])
  }
  return fates
}

/** Truncates the journal, whose entries must have been read. */
export function openJournal(file: string, boot: string): Journal {
  const handle = openSync(file, 'w', 0o600)
  let size = 0
  const write = (words: string) => {
    size += writeSync(handle, words, size)
  }
  write(title(boot))
  return {
    ends: (mailId) => write(`>${mailId}\n`),
    answered: (mailId, fate) => write(`${fate === 'accepted' ? '<' : 'x'}${mailId}\n`),
    get size() {
      return size
    },
    empty() {
      ftruncateSync(handle, title(boot).length)
      size = title(boot).length
    },
    close: () => closeSync(handle),
  }
}

/** Id of the current boot. If the system provides none, each process has its own id and no journal is trusted. */
export function bootOfMachine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return `process ${process.pid} of ${Date.now()}`
  }
}

function written(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
