// Sends a request to a maps service and reads its answer by a schema.

import type { z } from 'zod'
import { request, type RequestOptions } from '../request.ts'
import { MapsFailed } from './maps-service.ts'

/** Milliseconds. A user waits for the map. */
const timeout = 15_000
/** Bytes. An area of one hour by car has a few thousand corners. */
const longest = 4_000_000

/** Returns null for the statuses of `unknown`, which mean that there is no answer to the question. */
export async function askMaps<Shape extends z.ZodType>(
  shape: Shape,
  url: string,
  options: RequestOptions & { unknown?: number[] },
): Promise<z.output<Shape> | null> {
  const { unknown = [], ...init } = options
  const response = await request(url, { ...init, signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
    throw new MapsFailed('unreachable', String(error))
  })
  if (unknown.includes(response.status)) return null
  if (!response.ok) throw new MapsFailed(response.status >= 500 ? 'unreachable' : 'refused', String(response.status))
  const text = await textOf(response)
  const read = shape.safeParse(jsonIn(text))
  if (!read.success) throw new MapsFailed('refused', `unexpected answer: ${read.error.message}`)
  return read.data
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > longest) throw new MapsFailed('refused', `answer longer than ${longest}`)
    }
  } catch (error) {
    if (error instanceof MapsFailed) throw error
    throw new MapsFailed('unreachable', String(error))
  }
  return text + decoder.decode()
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MapsFailed('refused', 'the answer is no JSON')
  }
}
