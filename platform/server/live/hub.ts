// Receives the announcements of all processes: one connection of this process listens for all of its subscribers,
// while there are any (decision 0348).

import { Client } from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { allLiveTopics, isLiveTopic, type LiveTopic } from '../../contract/live.ts'
import { liveChannel } from './announce.ts'

type Hear = (topics: readonly LiveTopic[]) => void

export interface LiveHub {
  /**
   * Resolves once the connection listens, or has tried to. Returns the unsubscribe function. Subscribers that may
   * have missed an event are notified of every topic.
   */
  subscribe(workspaceId: string, hear: Hear): Promise<() => void>
  close(): Promise<void>
}

const shortestPause = 500
const longestPause = 30_000
/** A reloaded page subscribes again within this time. */
const lingers = 5_000

const nothing = () => {}

export function createLiveHub(databaseUrl: string, { log }: { log: FastifyBaseLogger }): LiveHub {
  const subscribers = new Map<string, Set<Hear>>()
  let line: Client | null = null
  let connecting: Promise<void> | null = null
  let next: NodeJS.Timeout | null = null
  let resting: NodeJS.Timeout | null = null
  let pause = shortestPause
  let hasMissed = false
  let isClosed = false

  const isWanted = () => !isClosed && subscribers.size > 0

  const connect = async () => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'quartier live',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    client.on('error', nothing)
    client.on('end', () => lose(client))
    client.on('notification', ({ payload = '' }) => tell(payload))
    try {
      await client.connect()
      await client.query(`listen ${liveChannel}`)
    } catch (error) {
      log.warn({ err: error }, 'listening to the database')
      client.end().catch(nothing)
      return missAndTryLater()
    }
    if (!isWanted()) return client.end()
    line = client
    pause = shortestPause
    if (hasMissed) for (const own of subscribers.values()) for (const hear of own) hear(allLiveTopics)
    hasMissed = false
  }

  /** Concurrent calls share one connection attempt. */
  const begin = (): Promise<void> => {
    if (line || next) return Promise.resolve()
    connecting ??= connect().finally(() => {
      connecting = null
      // A subscriber may have arrived while the connection was being given up.
      if (isWanted()) void begin()
    })
    return connecting
  }

  const lose = (client: Client) => {
    if (line !== client) return
    line = null
    missAndTryLater()
  }

  const missAndTryLater = () => {
    if (!isWanted()) return
    hasMissed = true
    next ??= setTimeout(() => {
      next = null
      if (isWanted()) void begin()
    }, pause).unref()
    pause = Math.min(pause * 2, longestPause)
  }

  const tell = (payload: string) => {
    const [workspaceId = '', topic] = payload.split(' ')
    if (isLiveTopic(topic)) for (const hear of subscribers.get(workspaceId) ?? []) hear([topic])
  }

  const hangUp = async () => {
    const last = line
    line = null
    await last?.end()
  }

  const rest = () => {
    if (resting) clearTimeout(resting)
    resting = setTimeout(() => {
      if (!isWanted()) hangUp().catch(nothing)
    }, lingers).unref()
  }

  return {
    async subscribe(workspaceId, hear) {
      const own = subscribers.get(workspaceId) ?? new Set()
      subscribers.set(workspaceId, own.add(hear))
      await begin()
      return () => {
        own.delete(hear)
        if (own.size === 0 && subscribers.get(workspaceId) === own) subscribers.delete(workspaceId)
        if (subscribers.size === 0) rest()
      }
    },
    async close() {
      isClosed = true
      for (const timer of [next, resting]) if (timer) clearTimeout(timer)
      await connecting
      await hangUp()
    },
  }
}
