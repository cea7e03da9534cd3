// A white PNG of any size in few bytes, to test memory limits.

import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

interface Size {
  width: number
  height: number
}

/** `bits` per grey pixel: 1 is fast to build, 8 costs readers more. */
export function whitePng({ width, height }: Size, bits: 1 | 8 = 1): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = bits
  const row = Buffer.alloc(1 + Math.ceil((width * bits) / 8), 0xff)
  row[0] = 0
  const rows = Buffer.alloc(row.length * height, row)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
