// Sends a request to an SMS provider and reads its answer by a schema.

import { z } from 'zod'
import { request, type RequestOptions } from '../request.ts'
import { SmsFailed } from './sms-provider.ts'

const timeout = 15_000
const failure = z.object({ code: z.number(), message: z.string().default('') })

/** `undeliverable` are the error codes that concern the recipient. */
export async function askSms<Shape extends z.ZodType>(
  shape: Shape,
  url: string,
  { undeliverable = [], ...init }: RequestOptions & { undeliverable?: readonly number[] },
): Promise<z.output<Shape>> {
  const response = await request(url, { ...init, signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
    throw new SmsFailed('unreachable', String(error))
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const { code } = failure.safeParse(body).data ?? { code: 0 }
    if (undeliverable.includes(code)) throw new SmsFailed('undeliverable', String(code))
    const isTheirs = response.status >= 500 || response.status === 429
    throw new SmsFailed(isTheirs ? 'unreachable' : 'refused', `${response.status} ${code}`)
  }
  const read = shape.safeParse(body)
  if (!read.success) throw new SmsFailed('refused', `unexpected answer: ${read.error.message}`)
  return read.data
}
