// For tests: builds a winmail.dat like Outlook's from a text and files (MS-OXTNEF).

interface Packed {
  text?: string
  /** RTF, stored uncompressed. */
  rtf?: string
  files?: { name: string; content: Buffer }[]
}

export function winmailOf({ text, rtf, files = [] }: Packed): Buffer {
  const properties = [
    ...(text === undefined ? [] : [variable(0x001f, 0x1000, Buffer.from(`${text}\0`, 'utf16le'))]),
    ...(rtf === undefined ? [] : [variable(0x0102, 0x1009, uncompressed(rtf))]),
  ]
  return Buffer.concat([
    numbers(0x223e9f78),
    Buffer.from([1, 0]),
    attribute(1, 0x00089006, numbers(0x00010000)),
    attribute(1, 0x00069007, numbers(1252, 0)),
    attribute(1, 0x00069003, listOf(properties)),
    ...files.flatMap(({ name, content }) => [
      attribute(2, 0x00069002, Buffer.alloc(14)),
      attribute(2, 0x00018010, Buffer.from('SHORT~1.PDF\0')),
      attribute(2, 0x0006800f, content),
      attribute(2, 0x00069005, listOf([variable(0x001f, 0x3707, Buffer.from(`${name}\0`, 'utf16le'))])),
    ]),
  ])
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index)
  return bytes
}

function attribute(level: number, id: number, value: Buffer): Buffer {
  const checksum = Buffer.alloc(2)
  checksum.writeUInt16LE(value.reduce((sum, byte) => (sum + byte) % 65536, 0))
  return Buffer.concat([Buffer.from([level]), numbers(id, value.length), value, checksum])
}

const listOf = (properties: readonly Buffer[]): Buffer => Buffer.concat([numbers(properties.length), ...properties])

const variable = (type: number, id: number, value: Buffer): Buffer =>
  Buffer.concat([numbers(id * 65536 + type, 1, value.length), value, Buffer.alloc((4 - (value.length % 4)) % 4)])

function uncompressed(rtf: string): Buffer {
  const bytes = Buffer.from(rtf, 'latin1')
  return Buffer.concat([numbers(bytes.length + 12, bytes.length, 0x414c454d, 0), bytes])
}
