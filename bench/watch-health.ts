// Polls `/health` in a separate thread, so that a busy client is not measured as a busy server.

import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

const { base } = z.object({ base: z.url() }).parse(workerData)

// Warm-up of the HTTP client.
await (await fetch(`${base}/health`)).arrayBuffer()
parentPort?.postMessage('ready')

let worst = 0
let isDone = false
parentPort?.once('message', () => void (isDone = true))

while (!isDone) {
  const begun = performance.now()
  await (await fetch(`${base}/health`)).arrayBuffer()
  worst = Math.max(worst, performance.now() - begun)
  await pause(10)
}
parentPort?.postMessage(worst)
