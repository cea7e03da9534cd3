// Builds the web into dist/web if its sources have changed since the last build.

import { spawn } from 'node:child_process'
import { existsSync, linkSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import { environmentFor, program, root } from './ground.mjs'
import { takePlace } from './take-place.mjs'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

const built = join(root, 'dist/web')
const page = join(built, 'index.html')

/** Files that only the server reads: changing them does not make the web stale. */
const isForServer = (name) => name === 'server' || name.endsWith('.test.ts') || name.endsWith('.test.tsx')

export function webIsStale() {
  if (!existsSync(page)) return true
  const since = statSync(page).mtimeMs
  const sources = ['app', 'areas', 'platform', 'package-lock.json', 'vite.config.ts']
  return sources.some((source) => existsSync(join(root, source)) && changedAfter(join(root, source), since))
}

// The modification time of a folder changes when files are added or removed.
function changedAfter(path, since) {
  const state = statSync(path)
  if (state.mtimeMs > since) return true
  return (
    state.isDirectory() && readdirSync(path).some((name) => !isForServer(name) && changedAfter(join(path, name), since))
  )
}

/** Returns undefined, or Vite's complaint. A running product keeps the old web until the new one is complete. */
export async function buildWeb(node) {
  const begun = new Date()
  const unfinished = `${built}.${process.pid}`
  const vite = spawn(node, [program('vite'), 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    // A NODE_ENV set for tests is meant for the server: with it, React would be built for development.
    env: { ...environmentFor(node), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [vite.stdout, vite.stderr]) stream.on('data', (text) => (output += text))
  process.once('exit', () => vite.kill())
  const code = await new Promise((resolve) => vite.once('error', () => resolve(1)).once('close', resolve))
  try {
    if (code !== 0) return output.trim() || 'Vite could not be run.'
    await squeeze(join(unfinished, 'assets'))
    keepOlder(join(built, 'assets'), join(unfinished, 'assets'))
    takePlace(unfinished, built)
    // Files that changed while Vite ran count as changed after it.
    utimesSync(page, begun, begun)
    return undefined
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Writes a compressed copy of each file next to it, for browsers on slow connections. */
async function squeeze(folder) {
  const parts = readdirSync(folder).filter((name) => /\.(?:js|css|svg|json)$/.test(name))
  await Promise.all(
    parts.map(async (name) => {
      const path = join(folder, name)
      const content = await readFile(path)
      if (content.length < leastSqueezed) return
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await writeFile(`${path}.br`, await brotli(content, quality))
      await writeFile(`${path}.gz`, await gzip(content))
    }),
  )
}

const leastSqueezed = 200

const longestKept = 14 * 24 * 3600 * 1000

/**
 * Keeps the files of earlier builds, because open pages still request them. Names contain a content hash, so old and
 * new files do not collide.
 */
function keepOlder(before, now) {
  const names = new Set(readdirSync(now))
  for (const name of unlessGone(() => readdirSync(before)) ?? []) {
    if (names.has(name)) continue
    const path = join(before, name)
    unlessGone(() => {
      if (Date.now() - statSync(path).mtimeMs < longestKept) linkSync(path, join(now, name))
    })
  }
}

/** Undefined if another build has removed the file meanwhile. */
function unlessGone(look) {
  try {
    return look()
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
