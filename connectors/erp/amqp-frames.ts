// The subset of the AMQP 0-9-1 wire format that the test broker needs: frames, methods and message properties.

export const frameTypes = { method: 1, header: 2, body: 3, heartbeat: 8 } as const
const frameEnd = 0xce
const frameHead = 7

export interface Frame {
  type: number
  channel: number
  payload: Buffer
}

/** Returns the complete frames at the beginning of `bytes` and the remaining bytes of an incomplete one. */
export function framesIn(bytes: Buffer): { frames: Frame[]; rest: Buffer } {
  const frames: Frame[] = []
  let at = 0
  while (bytes.length >= at + frameHead) {
    const size = bytes.readUInt32BE(at + 3)
    const end = at + frameHead + size
    if (bytes.length < end + 1) break
    frames.push({
      type: bytes.readUInt8(at),
      channel: bytes.readUInt16BE(at + 1),
      payload: bytes.subarray(at + frameHead, end),
    })
    at = end + 1
  }
  return { frames, rest: bytes.subarray(at) }
}

export function frame(type: number, channel: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(frameHead)
  head.writeUInt8(type, 0)
  head.writeUInt16BE(channel, 1)
  head.writeUInt32BE(payload.length, 3)
  return Buffer.concat([head, payload, Buffer.from([frameEnd])])
}

export const octet = (value: number): Buffer => Buffer.from([value])
export const short = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])
export function long(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
export const longLong = (value: number): Buffer =>
  Buffer.concat([long(Math.floor(value / 2 ** 32)), long(value % 2 ** 32)])
export const shortText = (text: string): Buffer => Buffer.concat([octet(Buffer.byteLength(text)), Buffer.from(text)])
export const longText = (text: string): Buffer => Buffer.concat([long(Buffer.byteLength(text)), Buffer.from(text)])

/** AMQP tables hold more types; strings and booleans are enough for the server properties of the handshake. */
export type Table = Record<string, string | boolean | Record<string, boolean>>

export function table(entries: Table): Buffer {
  const content = Object.entries(entries).map(([name, value]) => Buffer.concat([shortText(name), tableValue(value)]))
  return longText(Buffer.concat(content).toString('latin1'))
}

function tableValue(value: Table[string]): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from('S'), longText(value)])
  if (typeof value === 'boolean') return Buffer.concat([Buffer.from('t'), octet(value ? 1 : 0)])
  return Buffer.concat([Buffer.from('F'), table(value)])
}

/** Reads the values of a payload in sequence. */
export class Reader {
  private at = 0
  private readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  private take(size: number): Buffer {
    this.at += size
    return this.bytes.subarray(this.at - size, this.at)
  }

  octet = (): number => this.take(1).readUInt8(0)
  short = (): number => this.take(2).readUInt16BE(0)
  long = (): number => this.take(4).readUInt32BE(0)
  longLong = (): number => this.long() * 2 ** 32 + this.long()
  shortText = (): string => this.take(this.octet()).toString()
  longText = (): string => this.take(this.long()).toString()
  isAtEnd = (): boolean => this.at >= this.bytes.length

  /** Values other than strings are skipped. */
  table(): Record<string, string> {
    const inside = new Reader(this.take(this.long()))
    const found: Record<string, string> = {}
    while (!inside.isAtEnd()) {
      const name = inside.shortText()
      const kind = String.fromCharCode(inside.octet())
      if (kind === 'S') found[name] = inside.longText()
      else if (kind === 'F') inside.table()
      else inside.take(widthOf[kind] ?? 0)
    }
    return found
  }
}

const widthOf: Record<string, number> = { t: 1, b: 1, B: 1, s: 2, u: 2, I: 4, i: 4, l: 8, d: 8, f: 4, T: 8, V: 0 }

export interface Properties {
  appId: string
  userId: string
  contentType: string
  messageId: string
  correlationId: string
  deliveryMode: number
  headers: Record<string, string>
}

const none: Properties = {
  appId: '',
  userId: '',
  contentType: '',
  messageId: '',
  correlationId: '',
  deliveryMode: 0,
  headers: {},
}

/** Properties follow in the order of the protocol, starting at the highest bit of the flags. */
export function propertiesIn(payload: Buffer): { size: number; properties: Properties } {
  const reader = new Reader(payload)
  reader.short()
  reader.short()
  const size = reader.longLong()
  const flags = reader.short()
  const has = (bit: number) => (flags & (1 << bit)) !== 0
  const properties = { ...none }
  if (has(15)) properties.contentType = reader.shortText()
  if (has(14)) reader.shortText()
  if (has(13)) properties.headers = reader.table()
  if (has(12)) properties.deliveryMode = reader.octet()
  if (has(11)) reader.octet()
  if (has(10)) properties.correlationId = reader.shortText()
  if (has(9)) reader.shortText()
  if (has(8)) reader.shortText()
  if (has(7)) properties.messageId = reader.shortText()
  if (has(6)) reader.longLong()
  if (has(5)) reader.shortText()
  if (has(4)) properties.userId = reader.shortText()
  if (has(3)) properties.appId = reader.shortText()
  return { size, properties }
}

/** Header of a delivered message: its size, its type JSON and the message that it replies to. */
export function messageHead(size: number, correlationId: string, messageId: string): Buffer {
  const flags = (1 << 15) | (correlationId ? 1 << 10 : 0) | (1 << 7)
  return Buffer.concat([
    short(60),
    short(0),
    longLong(size),
    short(flags),
    shortText('application/json'),
    ...(correlationId ? [shortText(correlationId)] : []),
    shortText(messageId),
  ])
}
