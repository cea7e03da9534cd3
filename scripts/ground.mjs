// Prerequisites of every command: the packages of package-lock.json and the pinned Node. Runs under any Node from 20
// on.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')

/** Ends the process with a one-sentence error. */
export function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs the packages if any are missing or differ from the lock file. Returns the path of the pinned Node. */
export function prepare() {
  if (!isInstalled()) install()
  return findNode()
}

// npm writes `.package-lock.json` last. Compared by content, because a checkout may change the time of the lock file
// only.
function isInstalled() {
  const receipt = join(modules, '.package-lock.json')
  if (!existsSync(receipt)) return false
  const installed = packagesIn(receipt)
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([place, { version, optional }]) =>
      place === '' || (installed[place]?.version ?? (optional && version)) === version,
  )
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

function install() {
  console.log('Installing packages …')
  const parameters = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { status, error } = spawnSync(command, [...first, ...parameters], { cwd: root, stdio: 'inherit' })
  if (error) refuse(`Packages could not be installed because npm could not be run: ${error.message}.`)
  if (status !== 0)
    refuse('Packages could not be installed (npm ci failed, its reason stands above); check the network and try again.')
}

function findNode() {
  const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin/node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return refuse(
    `Quartier brings its own Node for Linux on x64; on ${process.platform} ${process.arch} please install Node 24 or newer (this is ${process.version}).`,
  )
}

/** Returns the path of a program from an npm package. */
export const program = (name) => join(modules, '.bin', name)

/** Returns the environment with the pinned Node first in PATH, for programs that start with `#!/usr/bin/env node`. */
export const environmentFor = (node) => ({ ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` })

/**
 * Runs a TypeScript file of this repository in the foreground with the arguments of this command, and exits with its
 * code.
 */
export function runInstead(file) {
  const node = prepare()
  const child = spawn(node, [join(root, file), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  endWith(child)
}

/** Milliseconds; longer than an export or an upload takes to finish. */
const patience = 100_000

/** Forwards signals to the child and exits with its code. A child that does not end within `within` ms is killed. */
export function endWith(child, within = patience) {
  let last
  const handOn = (signal) => {
    child.kill(signal)
    last ??= setTimeout(() => {
      console.error(`It did not end within ${within / 1000} s and was killed.`)
      child.kill('SIGKILL')
    }, within)
    last.unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => handOn(signal))
  child.once('error', (error) => refuse(`Node could not be started: ${error.message}.`))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
}
