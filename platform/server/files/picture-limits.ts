// Picture limits and types shared by the main thread and the worker threads.

/** Enough for every camera, and small enough that a forged picture does not exhaust the memory. */
export const mostPixels = 50_000_000

/** Size in points. */
export interface Frame {
  width: number
  height: number
}

export interface Drawn {
  content: Uint8Array
  contentType: string
}

export type Shaped = { outcome: 'shaped'; content: Uint8Array } | { outcome: 'broken' } | { outcome: 'too-many-pixels' }
