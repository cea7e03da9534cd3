// Runs both servers in separate processes, so that they slow down neither each other nor the client.

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'

export interface Running {
  port: number
  process: ChildProcess
  stop(): Promise<void>
}

const greeting = z.object({ port: z.number() })

/** Sends the task as the first message, because environment variables are too small for many statements. */
export async function run(file: string, environment: Record<string, string>, task?: object): Promise<Running> {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (task) child.send(task)
  const ended = once(child, 'exit')
  const ends = ended.then(() => Promise.reject(new Error(`${file} ended before it listened`)))
  ends.catch(() => {})
  const [said] = await Promise.race([once(child, 'message'), ends])
  const { port } = greeting.parse(said)
  const stop = async () => {
    child.kill()
    await ended
  }
  return { port, process: child, stop }
}
