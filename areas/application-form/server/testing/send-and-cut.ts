// Sends a request whose connection breaks in the middle of an upload chunk.

import { once } from 'node:events'
import { connect } from 'node:net'
import type { Filling } from './planting.ts'

interface Cut {
  /** Slug of the workspace. */
  slug: string
  url: string
  content: Buffer
  /** Number of content bytes sent before the connection closes. */
  come: number
}

export async function sendAndCut(port: number, filling: Filling, { slug, url, content, come }: Cut): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `PUT /api/v2/applications/${filling.slug}/${filling.token}${url} HTTP/1.1`,
    `host: ${slug}.localhost`,
    'content-type: application/octet-stream',
    `content-length: ${content.length}`,
  ].join('\r\n')
  socket.write(`${head}\r\n\r\n`)
  await new Promise((done) => socket.write(content.subarray(0, come), done))
  socket.destroySoon()
  await once(socket, 'close')
}
