// TCP proxy to the server that forwards everything, and cuts all connections each time a given number of bytes was
// uploaded.

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** `cutAfter` are byte counts, in total since the proxy was started. */
export async function breakingRoad(to: number, cutAfter: readonly number[]) {
  const open = new Set<Socket>()
  let carried = 0
  let cuts = 0
  const road = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (chunk: Buffer) => {
      carried += chunk.length
      if (carried < (cutAfter[cuts] ?? Infinity)) return
      cuts += 1
      for (const socket of open) socket.resetAndDestroy()
    })
    near.pipe(far).pipe(near)
  })
  road.listen(0, '127.0.0.1')
  await once(road, 'listening')
  const address = road.address()
  return {
    port: typeof address === 'object' ? address?.port : undefined,
    cuts: () => cuts,
    /** Bytes uploaded so far. */
    carried: () => carried,
    close() {
      for (const socket of open) socket.destroy()
      road.close()
    },
  }
}
