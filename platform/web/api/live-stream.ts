// Reads the server's live stream (decision 0348). Uses `fetch` because the user is identified in a request header.

import { isLiveTopic, listenLive, type LiveTopic } from '#platform/contract/live.ts'
import { addressOf, whoAsks } from './request.ts'

/**
 * Milliseconds. The server sends something every 25 seconds; a longer silence means a dead connection, for example
 * after sleep.
 */
const longestSilence = 70_000

export interface Reading {
  onOpen: () => void
  hear: (topic: LiveTopic) => void
}

/** Resolves when the stream has ended, rejects when it could not be opened. */
export async function readLiveStream(signal: AbortSignal, { onOpen, hear }: Reading): Promise<void> {
  const silence = new AbortController()
  const patience = () => setTimeout(() => silence.abort(), longestSilence)
  let timer = patience()
  try {
    const { ok, status, body } = await fetch(addressOf(listenLive, {}), {
      headers: { ...whoAsks(), Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!ok || !body) throw new Error(`no stream: ${status}`)
    onOpen()
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer)
      timer = patience()
      const lines = `${rest}${piece.value}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const topic = line.replace(/^data: /, '')
        if (isLiveTopic(topic)) hear(topic)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}
