// Stands in for Flatfox: listings with Basic authentication, one live listing per reference.

import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { startJsonDouble, type JsonReply } from './json-double.ts'

const body = z.looseObject({ status: z.string().optional(), ref_object: z.string().optional() })
type Listing = z.infer<typeof body> & { pk: number }

export interface FlatfoxDouble {
  address: string
  key: string
  listings: Listing[]
  /** Refuses listings with this reference. */
  refuses: Set<string>
  stop(): Promise<void>
}

export async function startFlatfoxDouble(): Promise<FlatfoxDouble> {
  const key = 'sk_practice'
  const listings: Listing[] = []
  const refuses = new Set<string>()
  const double = await startJsonDouble((request) => {
    if (request.headers.authorization !== `Basic ${Buffer.from(`${key}:`).toString('base64')}`)
      return { status: 401, body: { detail: 'Invalid token.' } }
    return answer(request, { listings, refuses })
  })
  return { address: double.url, key, listings, refuses, stop: () => double.stop() }
}

interface Kept {
  listings: Listing[]
  refuses: ReadonlySet<string>
}

async function answer(request: IncomingMessage, kept: Kept): Promise<JsonReply> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://flatfox.invalid')
  if (!pathname.startsWith('/api/v1/listing/')) return { status: 404, body: { detail: 'Not found.' } }
  const pk = /^\/api\/v1\/listing\/(\d+)\/$/.exec(pathname)?.[1]
  if (request.method === 'GET') {
    const reference = searchParams.get('ref_object')
    const results = kept.listings.filter((one) => reference === null || one.ref_object === reference)
    return { status: 200, body: { count: results.length, next: null, previous: null, results } }
  }
  const sent = body.parse(await json(request))
  if (kept.refuses.has(sent.ref_object ?? '')) return { status: 400, body: { zipcode: ['Invalid zipcode.'] } }
  if (request.method === 'PATCH') {
    const listing = kept.listings.find((one) => String(one.pk) === pk)
    if (!listing) return { status: 404, body: { detail: 'Not found.' } }
    Object.assign(listing, sent)
    return { status: 200, body: listing }
  }
  if (kept.listings.some((one) => one.ref_object === sent.ref_object && one.status !== 'dis'))
    return { status: 400, body: { ref_object: ['There is a live listing with this reference.'] } }
  const made = { ...sent, pk: Math.max(999, ...kept.listings.map(({ pk: used }) => used)) + 1 }
  kept.listings.push(made)
  return { status: 201, body: made }
}
