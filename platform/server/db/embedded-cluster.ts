// Creates the data files of the embedded server once. Incomplete files of an interrupted start are deleted.

import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'
import type { Binaries } from './embedded-binaries.ts'

export async function makeCluster(binaries: Binaries, folder: string, superuserPassword: string): Promise<void> {
  if (existsSync(folder)) return takeOver(binaries, folder)
  const unfinished = `${folder}.new`
  const passwordFile = `${folder}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 })
  if (binaries.account) {
    for (const path of [unfinished, passwordFile]) chownSync(path, binaries.account.uid, binaries.account.gid)
  }
  try {
    await initialise(binaries, unfinished, passwordFile)
    renameSync(unfinished, folder)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

// PostgreSQL's own C.UTF-8 sorts by code point, identically on every machine; queries name the German or French
// collation explicitly.
async function initialise({ run }: Binaries, folder: string, passwordFile: string): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const initdb = run('initdb', ['-D', folder, ...locale, ...access], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  initdb.stderr?.on('data', (text) => (complaint += text))
  const code = await new Promise((resolve, reject) => initdb.once('error', reject).once('close', resolve))
  if (code !== 0) throw new StartRefusal(`The embedded database could not be made: ${complaint.trim().split('\n')[0]}`)
}

// A backup restored by root belongs to root; PostgreSQL then refuses to start, so the owner is changed.
function takeOver({ account }: Binaries, folder: string): void {
  if (!account || statSync(folder).uid === account.uid) return
  chownSync(folder, account.uid, account.gid)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), account.uid, account.gid)
  }
}
