// If a field is unmounted and mounted again during an upload, it joins the running upload instead of sending the file
// twice.

import type { UploadedFile } from '#platform/contract/file.ts'
import type { Interruption } from '../api/persist.ts'

export interface SendOptions {
  /** Identifies the upload: repeated with the same key, it is stored once. */
  key: string
  onProgress: (percent: number) => void
  onBreak: (interruption: Interruption | null) => void
  signal: AbortSignal
}

interface Running {
  told: Set<SendOptions>
  abort: AbortController
  done: Promise<UploadedFile>
}

const running = new Map<string, Running>()

export function sendOnce(
  options: SendOptions,
  send: (options: SendOptions) => Promise<UploadedFile>,
): Promise<UploadedFile> {
  const { key } = options
  const one = running.get(key) ?? begin(key, send)
  one.told.add(options)
  options.signal.addEventListener('abort', () => one.abort.abort())
  return one.done
}

function begin(key: string, send: (options: SendOptions) => Promise<UploadedFile>): Running {
  const told = new Set<SendOptions>()
  const abort = new AbortController()
  const done = send({
    key,
    onProgress: (percent) => told.forEach((one) => one.onProgress(percent)),
    onBreak: (interruption) => told.forEach((one) => one.onBreak(interruption)),
    signal: abort.signal,
  }).finally(() => running.delete(key))
  const one = { told, abort, done }
  running.set(key, one)
  return one
}
