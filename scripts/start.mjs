// `npm start`: installs what is missing, builds the web when stale and, beside it, starts the product.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWith, prepare, root } from './ground.mjs'
import { buildWeb, webIsStale } from './web-build.mjs'

const node = prepare()
const parameters = ['--disable-warning=ExperimentalWarning', join(root, 'app/server.ts'), ...process.argv.slice(2)]
// Compiled code is kept between starts, which then take half the time.
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
// The server opens its port when it hears this, and stops when it hears nothing any more.
server.send('web is built', () => {})

// npm that is killed cannot hand its signal on; the product does not stay behind.
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  setInterval(() => process.ppid === npm || server.kill('SIGTERM'), 500).unref()
}
