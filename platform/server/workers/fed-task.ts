// Passes contents to a worker thread one at a time, on request of the thread.

import { once } from 'node:events'
import { MessageChannel, type MessagePort } from 'node:worker_threads'

interface Answer {
  content: Uint8Array | null
}

/** Returns the port for the thread. Reading stops when the thread closes its end or is terminated. */
export function feed(contents: AsyncIterable<Uint8Array>): MessagePort {
  const { port1, port2 } = new MessageChannel()
  const reading = contents[Symbol.asyncIterator]()
  const next = async () => {
    try {
      const { done, value } = await reading.next()
      port1.postMessage({ content: done ? null : value } satisfies Answer)
    } catch {
      // The closed port makes the task in the thread fail, which reports the error to the caller.
      port1.close()
    }
  }
  port1.on('message', () => void next())
  port1.on('close', () => void reading.return?.())
  return port2
}

/** Called in the worker thread. */
export async function* contentsFrom(port: MessagePort): AsyncGenerator<Uint8Array> {
  const closed = once(port, 'close').then((): never => {
    throw new Error('the contents could not be read')
  })
  closed.catch(() => {})
  try {
    for (;;) {
      port.postMessage('next')
      const [answer] = await Promise.race([once(port, 'message'), closed])
      // The message was posted by `feed`.
      const { content } = answer as Answer
      if (content === null) return
      yield content
    }
  } finally {
    port.close()
  }
}
