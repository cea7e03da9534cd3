// Reads PDFs with poppler, which shares no code with the libraries that draw them. Debian's package is installed where
// that is allowed.

import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Tags and text of a PDF in reading order, one per line, with the attributes of header cells. */
export const structureOf = (pdf: Uint8Array): Promise<string> => read(pdf, 'pdfinfo', ['-struct-text'])

/** Title, tags, pages and PDF/UA as `pdfinfo` prints them. */
export const documentInfoOf = (pdf: Uint8Array): Promise<string> => read(pdf, 'pdfinfo', ['-isodates'])

/** Fonts with the columns `emb` (embedded) and `uni` (text can be extracted). */
export const fontsOf = (pdf: Uint8Array): Promise<string> => read(pdf, 'pdffonts', [])

async function read(pdf: Uint8Array, tool: 'pdfinfo' | 'pdffonts', options: string[]): Promise<string> {
  ensurePoppler()
  const folder = mkdtempSync(join(tmpdir(), 'quartier-pdf-'))
  try {
    const path = join(folder, 'document.pdf')
    writeFileSync(path, pdf)
    const { stdout } = await run(tool, [...options, path], { maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isThere = (): boolean => spawnSync('pdfinfo', ['-v']).error === undefined

function ensurePoppler(): void {
  if (isThere()) return
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const command of [['update'], ['install', '--no-install-recommends', 'poppler-utils']]) {
      spawnSync('apt-get', ['-qq', '-y', ...command], { stdio: 'ignore', env })
    }
  }
  if (!isThere()) throw new Error('There is no poppler to read PDFs: on Debian `sudo apt-get install poppler-utils`.')
}
