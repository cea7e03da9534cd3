// Receives mails that a provider delivers over HTTP: the raw message, or Postmark's JSON, which contains the raw
// message if configured.

import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { hashOf } from '#platform/server/ids.ts'
import type { RawAnswer, RawPost } from '#platform/server/http/raw-post.ts'
import { longestMail, takeIn, type Door } from './door.ts'

export const inboundPath = '/api/v1/communication/inbound'
/** JSON contains the message in base64, and its parts a second time. */
export const inboundLimits = { bodyLimit: 3 * longestMail, perMinute: 1200 }

/** 403 stops providers from retrying. 406 reports that no workspace here is addressed. */
export async function takeFromProvider(door: Door, { body, headers }: RawPost): Promise<RawAnswer> {
  if (!isTrusted(door.services.config.inboundSecret, headers.authorization)) return { status: 403 }
  const handed = handedIn(body, headers['content-type'] ?? '')
  if (!handed) return { status: 422 }
  if (handed.raw.length > longestMail) return { status: 413 }
  const reception = await takeIn(door, handed.raw, handed.delivered)
  if (reception === 'unreadable') return { status: 422 }
  return reception === 'unknown' ? { status: 406 } : { status: 200, says: { reception } }
}

/** `Bearer secret`, or the password of `Basic`, which can be part of a URL. */
function isTrusted(secret: string | undefined, authorization = ''): boolean {
  if (!secret) return false
  const [scheme, value = ''] = authorization.split(' ')
  const given =
    scheme === 'Basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : value
  return timingSafeEqual(hashOf(given), hashOf(secret))
}

const postmark = z.object({
  RawEmail: z.string().optional(),
  OriginalRecipient: z.string().default(''),
  ToFull: z.array(z.object({ Email: z.string() })).default([]),
})

function handedIn(body: Buffer, type: string): { raw: Buffer; delivered: string[] } | null {
  if (body.length === 0) return null
  if (!type.startsWith('application/json')) return { raw: body, delivered: [] }
  const read = postmark.safeParse(jsonIn(body))
  if (!read.success) return null
  const { RawEmail, OriginalRecipient, ToFull } = read.data
  const delivered = [OriginalRecipient, ...ToFull.map(({ Email }) => Email)].filter((address) => address !== '')
  // Requires the raw message: without it, attachments and the mail replied to could only be guessed.
  return RawEmail ? { raw: Buffer.from(RawEmail), delivered } : null
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
