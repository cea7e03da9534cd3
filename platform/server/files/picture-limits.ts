// Limits and shapes of pictures that the serving thread and the worker threads share.

/** Enough for every camera, and little enough that a forged picture does not fill the memory. */
export const mostPixels = 50_000_000

/** In points. */
export interface Frame {
  width: number
  height: number
}

export interface Drawn {
  content: Uint8Array
  contentType: string
}

export type Shaped = { outcome: 'shaped'; content: Uint8Array } | { outcome: 'broken' } | { outcome: 'too-many-pixels' }
