// `npm run dev`: the server restarts when its files change, Vite serves the web and hands calls on to it.

import { spawn } from 'node:child_process'
import { environmentFor, prepare, program, root } from './ground.mjs'

const node = prepare()
const env = { ...environmentFor(node), NODE_ENV: 'development' }
const folders = ['app', 'areas', 'platform', 'demo'].flatMap((folder) => ['--watch-path', folder])
const children = [
  spawn(node, [...folders, '--watch-preserve-output', 'app/server.ts', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(node, [program('vite'), '--host'], { cwd: root, env, stdio: 'inherit' }),
]

let isEnding = false
function end(code) {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
  Promise.all(children.map((child) => child.exitCode ?? new Promise((done) => child.once('exit', done)))).then(() =>
    process.exit(code),
  )
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
for (const child of children) child.once('exit', (code) => end(code ?? 1))
