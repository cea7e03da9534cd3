// `npm run dev`: restarts the server when its files change; Vite serves the web and proxies API calls to the server.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environmentFor, prepare, program, root } from './ground.mjs'

const node = prepare()
const api = `http://localhost:${process.env.PORT || 4000}`
const env = { QUARTIER_API: api, ...environmentFor(node), NODE_ENV: 'development' }
const folders = ['app', 'areas', 'platform', 'demo'].flatMap((folder) => ['--watch-path', folder])
const children = [
  spawn(node, [...folders, '--watch-preserve-output', 'app/server.ts', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(node, [program('vite'), '--host', '127.0.0.1'], { cwd: root, env, stdio: 'inherit' }),
]

let isEnding = false
async function end(code) {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0))
for (const child of children) child.once('exit', (code) => void end(code ?? 1))
