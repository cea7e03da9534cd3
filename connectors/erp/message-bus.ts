// Messages over AMQP 0-9-1: published to an exchange and confirmed by the broker, taken from a queue and returned
// unless kept. Each operation has a connection of its own.

import { connect, type ChannelModel, type ConfirmChannel, type GetMessage } from 'amqplib'
import { assertPublic, NotPublic, publicLookup } from '#platform/server/public-address.ts'
import { ErpFailed } from './erp-system.ts'

export interface BusAccess {
  /** Contains host, port and virtual host, such as amqps://bus.firm.ch/remcloud, but no user and password. */
  address: string
  user: string
  password: string
  exchange: string
  queue: string
  /** Rejects addresses in private networks; set for addresses that people type into settings. */
  publicOnly?: boolean
  /** Milliseconds per operation. */
  patience?: number
}

export interface BusMessage {
  routingKey: string
  messageId: string
  correlationId?: string
  headers: Record<string, string>
  body: object
}

export interface ReceivedMessage {
  correlationId: string | null
  body: string
}

export interface MessageBus {
  check(): Promise<void>
  publish(message: BusMessage): Promise<void>
  /** Delivers waiting messages in batches of at most `batch` until the queue is empty. */
  drain(keep: (messages: ReceivedMessage[]) => Promise<void>): Promise<void>
}

const batch = 200
const usualPatience = 20_000

export function messageBus(access: BusAccess): MessageBus {
  const { exchange, queue, user } = access
  return {
    check: () =>
      onChannel(access, async (channel) => {
        await channel.checkExchange(exchange)
        await channel.checkQueue(queue)
      }),

    publish: ({ routingKey, messageId, correlationId, headers, body }) =>
      onChannel(access, async (channel) => {
        // The broker confirms a message even if no queue receives it: without the returned copy the order would count
        // as published although it is never read.
        const returned = new Promise<never>((_resolve, reject) => {
          channel.once('return', () => reject(new ErpFailed('refused', `nobody reads ${routingKey}`)))
        })
        channel.publish(exchange, routingKey, Buffer.from(JSON.stringify(body)), {
          appId: queue,
          userId: user,
          contentType: 'application/json',
          contentEncoding: 'UTF-8',
          messageId,
          ...(correlationId && { correlationId }),
          timestamp: Math.floor(Date.now() / 1000),
          persistent: true,
          mandatory: true,
          headers: { app_id: queue, ...headers },
        })
        await Promise.race([channel.waitForConfirms(), returned])
      }),

    drain: (keep) =>
      onChannel(access, async (channel) => {
        for (;;) {
          const messages = []
          while (messages.length < batch) {
            const message = await channel.get(queue)
            if (!message) break
            messages.push(message)
          }
          if (messages.length === 0) return
          await keep(messages.map(receivedIn)).catch((cause: unknown) => {
            throw new NotKept('what was heard could not be kept', { cause })
          })
          for (const message of messages) channel.ack(message)
          if (messages.length < batch) return
        }
      }),
  }
}

const receivedIn = ({ properties, content }: GetMessage): ReceivedMessage => ({
  correlationId: typeof properties.correlationId === 'string' ? properties.correlationId : null,
  body: content.toString('utf8'),
})

/** The connection worked: the error comes from our own handler and is rethrown unchanged. */
class NotKept extends Error {}

async function onChannel(access: BusAccess, errand: (channel: ConfirmChannel) => Promise<void>): Promise<void> {
  const { patience = usualPatience } = access
  const line = new AbortController()
  const connection = await begin(access, patience, line.signal)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ErpFailed('unreachable', `no answer within ${patience} ms`)), patience)
  })
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject)
    connection.on('close', () => reject(new Error('the connection was closed')))
  })
  try {
    await Promise.race([work(connection, errand), late, broken])
  } catch (error) {
    throw error instanceof NotKept ? error.cause : failureOf(error)
  } finally {
    clearTimeout(timer)
    await hangUp(connection)
    line.abort()
  }
}

async function work(connection: ChannelModel, errand: (channel: ConfirmChannel) => Promise<void>): Promise<void> {
  const channel = await connection.createConfirmChannel()
  const broken = new Promise<never>((_resolve, reject) => channel.on('error', reject))
  await Promise.race([errand(channel), broken])
  await channel.close()
}

/** Waits at most 500 ms for the broker to confirm the close; then the caller cuts the connection. */
async function hangUp(connection: ChannelModel): Promise<void> {
  const cut = new Promise<void>((resolve) => void setTimeout(resolve, 500).unref())
  await Promise.race([connection.close().catch(() => undefined), cut])
}

async function begin(
  { address, user, password, publicOnly = false }: BusAccess,
  patience: number,
  signal: AbortSignal,
): Promise<ChannelModel> {
  const { protocol, hostname, port, pathname } = new URL(address)
  if (publicOnly) assertPublicHost(hostname)
  // The client passes unknown options on to the socket, so `signal` can close it.
  const socket = { timeout: patience, servername: hostname, signal, ...(publicOnly && { lookup: publicLookup }) }
  const connecting = connect(
    {
      protocol: protocol.replace(':', ''),
      hostname,
      port: port ? Number(port) : protocol === 'amqps:' ? 5671 : 5672,
      username: user,
      password,
      vhost: decodeURIComponent(pathname.slice(1)) || '/',
      heartbeat: 0,
    },
    socket,
  )
  return connecting.catch((error: unknown) => {
    throw failureOf(error)
  })
}

function assertPublicHost(host: string): void {
  try {
    assertPublic(host)
  } catch (error) {
    throw failureOf(error)
  }
}

/** Refusals by the broker: 403 and 404 of the protocol, and a handshake that ends in a refusal. */
const saysNo = /ACCESS[_-]REFUSED|NOT[_-]FOUND|NOT[_-]ALLOWED|Handshake terminated by server|PRECONDITION[_-]FAILED/

function failureOf(error: unknown): ErpFailed {
  if (error instanceof ErpFailed) return error
  if (error instanceof NotPublic) return new ErpFailed('private_address', error.message)
  const said = error instanceof Error ? error.message : String(error)
  return new ErpFailed(saysNo.test(said) ? 'refused' : 'unreachable', said)
}
