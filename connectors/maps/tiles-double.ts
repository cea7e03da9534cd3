// Test server of raster map tiles: each tile is a plain square with a border, so that one sees that they fit together.

import { createServer } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'

const size = 256

/** `url` contains {z}, {x} and {y}, as MAP_TILES does. */
export async function startTilesDouble(port = 0): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const place = /^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(request.url ?? '')
    if (!place) return void response.writeHead(404).end()
    const [, , x = '0', y = '0'] = place
    response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' })
    response.end(drawTile((Number(x) + Number(y)) % 2 === 0 ? 236 : 222))
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  const used = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${used}/{z}/{x}/{y}.png`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

/** Grey of one byte a pixel (PNG, ISO/IEC 15948). */
function drawTile(grey: number): Buffer {
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Buffer.alloc(size + 1, grey)
    row[0] = 0
    for (let x = 0; x < size; x += 1) if (x === 0 || y === 0) row[x + 1] = 150
    return row
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
