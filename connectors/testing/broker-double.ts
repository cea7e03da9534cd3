// Test broker that speaks AMQP 0-9-1 on its own port: one exchange to publish to, one queue to consume. Messages that
// are not acknowledged are delivered again.

import { createServer, type Socket } from 'node:net'
import { Buffer } from 'node:buffer'
import {
  frame,
  framesIn,
  frameTypes,
  long,
  longLong,
  longText,
  messageHead,
  octet,
  propertiesIn,
  Reader,
  short,
  shortText,
  table,
  type Frame,
  type Properties,
} from '../erp/amqp-frames.ts'

export interface PublishedMessage {
  properties: Properties
  routingKey: string
  body: string
}

export interface WaitingMessage {
  correlationId: string
  body: string
}

export interface Broker {
  port: number
  /** Adds a message to the queue. */
  lay(message: WaitingMessage): void
  waiting(): number
  stop(): Promise<void>
}

interface Options {
  user: string
  password: string
  exchange: string
  queue: string
  /** Milliseconds before each response; evaluated for every response. */
  delay(): number
  onPublish(message: PublishedMessage): void
}

const header = Buffer.from('AMQP\u0000\u0000\u0009\u0001', 'latin1')
const maxFrame = 131_072

export async function startBroker(options: Options): Promise<Broker> {
  const queue: (WaitingMessage & { id: number })[] = []
  const sockets = new Set<Socket>()
  let laid = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => void sockets.delete(socket))
    // A client that disconnects must not stop the broker.
    socket.on('error', () => socket.destroy())
    serve(socket, options, queue)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lay(message) {
      laid += 1
      queue.push({ ...message, id: laid })
    },
    waiting: () => queue.length,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

type Queue = (WaitingMessage & { id: number })[]

/** Serves one client: handshake, then its channels. */
function serve(socket: Socket, options: Options, queue: Queue): void {
  let bytes: Buffer = Buffer.alloc(0)
  let greeted = false
  const out = new Map<number, Queue[number]>()
  const coming = new Map<number, { routingKey: string; properties: Properties | null; size: number; parts: Buffer[] }>()
  let published = 0

  const say = (channel: number, [group, action]: readonly [number, number], ...parts: Buffer[]) => {
    const answer = frame(frameTypes.method, channel, Buffer.concat([short(group), short(action), ...parts]))
    later(answer)
  }
  const later = (answer: Buffer) => {
    const delay = options.delay()
    if (delay === 0) socket.write(answer)
    else setTimeout(() => socket.destroyed || socket.write(answer), delay).unref()
  }
  const closeChannel = (channel: number, code: number, words: string, [group, action]: readonly [number, number]) =>
    say(channel, [20, 40], short(code), shortText(words), short(group), short(action))

  const hand = (channel: number) => {
    const next = queue.shift()
    if (!next) return say(channel, [60, 72], shortText(''))
    out.set(next.id, next)
    const body = Buffer.from(next.body)
    const asked = frame(
      frameTypes.method,
      channel,
      Buffer.concat([
        short(60),
        short(71),
        longLong(next.id),
        octet(0),
        shortText(options.exchange),
        shortText(''),
        long(queue.length),
      ]),
    )
    const head = frame(frameTypes.header, channel, messageHead(body.length, next.correlationId, `double-${next.id}`))
    later(Buffer.concat([asked, head, frame(frameTypes.body, channel, body)]))
  }

  const actions: Record<string, (channel: number, reader: Reader) => void> = {
    '10.11': (channel, reader) => {
      reader.table()
      reader.shortText()
      const [, user, password] = reader.longText().split('\u0000')
      if (user === options.user && password === options.password) {
        return say(channel, [10, 30], short(2047), long(maxFrame), short(0))
      }
      say(channel, [10, 50], short(403), shortText('ACCESS_REFUSED - Login was refused'), short(0), short(0))
    },
    '10.31': () => undefined,
    '10.40': (channel) => say(channel, [10, 41], shortText('')),
    '10.50': (channel) => say(channel, [10, 51]),
    '20.10': (channel) => say(channel, [20, 11], longText('')),
    '20.40': (channel) => say(channel, [20, 41]),
    '20.41': () => undefined,
    '85.10': (channel) => say(channel, [85, 11]),
    '40.10': (channel, reader) => {
      reader.short()
      const name = reader.shortText()
      if (name === options.exchange) return say(channel, [40, 11])
      closeChannel(channel, 404, `NOT_FOUND - no exchange '${name}'`, [40, 10])
    },
    '50.10': (channel, reader) => {
      reader.short()
      const name = reader.shortText()
      if (name === options.queue) return say(channel, [50, 11], shortText(name), long(queue.length), long(0))
      closeChannel(channel, 404, `NOT_FOUND - no queue '${name}'`, [50, 10])
    },
    '60.40': (channel, reader) => {
      reader.short()
      const name = reader.shortText()
      if (name !== options.exchange) return closeChannel(channel, 404, `NOT_FOUND - no exchange '${name}'`, [60, 40])
      coming.set(channel, { routingKey: reader.shortText(), properties: null, size: 0, parts: [] })
    },
    '60.70': (channel, reader) => {
      reader.short()
      const name = reader.shortText()
      if (name !== options.queue) return closeChannel(channel, 404, `NOT_FOUND - no queue '${name}'`, [60, 70])
      hand(channel)
    },
    '60.80': (_channel, reader) => void out.delete(reader.longLong()),
  }

  const take = ({ type, channel, payload }: Frame) => {
    if (type === frameTypes.method) {
      const reader = new Reader(payload)
      return actions[`${reader.short()}.${reader.short()}`]?.(channel, reader)
    }
    const message = coming.get(channel)
    if (!message) return
    if (type === frameTypes.header) Object.assign(message, propertiesIn(payload))
    if (type === frameTypes.body) message.parts.push(payload)
    const body = Buffer.concat(message.parts)
    if (!message.properties || body.length < message.size) return
    coming.delete(channel)
    published += 1
    const { properties, routingKey } = message
    options.onPublish({ properties, routingKey, body: body.toString() })
    say(channel, [60, 80], longLong(published), octet(0))
  }

  socket.on('close', () => queue.unshift(...[...out.values()].toSorted((one, other) => one.id - other.id)))
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    if (!greeted) {
      if (bytes.length < header.length) return
      if (!bytes.subarray(0, header.length).equals(header)) return void socket.end(header)
      greeted = true
      bytes = bytes.subarray(header.length)
      const about = {
        product: 'stand-in',
        capabilities: { publisher_confirms: true, authentication_failure_close: true },
      }
      say(0, [10, 10], octet(0), octet(9), table(about), longText('PLAIN'), longText('en_US'))
    }
    const { frames, rest } = framesIn(bytes)
    bytes = rest
    for (const one of frames) take(one)
  })
}
