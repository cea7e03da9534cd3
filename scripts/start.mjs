// `npm start`: installs missing packages, then builds the web if it is stale and starts the server at the same time.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWith, prepare, root } from './ground.mjs'
import { buildWeb, webIsStale } from './web-build.mjs'

const node = prepare()
const parameters = ['--disable-warning=ExperimentalWarning', join(root, 'app/server.ts'), ...process.argv.slice(2)]
// The compile cache is kept between starts, which halves their time.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env }
const server = spawn(node, parameters, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
endWith(server)
endWithNpm()

if (webIsStale()) {
  console.log('Building the web …')
  const complaint = await buildWeb(node)
  if (complaint) {
    console.error(`${complaint}\nThe web could not be built; the reason stands above.`)
    server.removeAllListeners('exit')
    server.once('exit', () => process.exit(1)).kill('SIGTERM')
  }
}
// The server opens its port on this message, and stops if the channel closes.
server.send('web is built', () => {})

// A killed npm cannot forward its signal, so the server is stopped when npm ends.
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  setInterval(() => process.ppid === npm || server.kill('SIGTERM'), 500).unref()
}
