// Flatfox by its REST interface (standards.md §1.3): one listing per advertisement, disabled when it is removed.

import { z } from 'zod'
import { assertPublicHost, NotPublic } from '#platform/server/public-address.ts'
import { request } from '../request.ts'
import { checkAdverts } from './advert-check.ts'
import { PortalFailed, type Portal, type PortalAdvert, type PortalLoad, type SkippedAdvert } from './portal.ts'
import { categoriesOf } from './portal-categories.ts'

export interface FlatfoxAccess {
  /** Origin, such as `https://flatfox.ch`. */
  address: string
  key: string
  publicOnly: boolean
  /** Milliseconds for one request. */
  patience: number
}

const listing = z.object({ pk: z.union([z.number(), z.string()]).transform(String) })
const found = z.object({ results: z.array(listing) })

/** One advertisement was refused; the others go on. */
class ListingRefused extends Error {
  /** The portal has no listing with this id. */
  readonly isUnknown: boolean

  constructor(detail: string, { isUnknown }: { isUnknown: boolean }) {
    super(detail)
    this.isUnknown = isUnknown
  }
}

export function flatfox(access: FlatfoxAccess): Portal {
  const ask = asking(access)
  return {
    check: async () => void (await ask('GET', 'listing/?limit=1')),
    documentOf: (load) => {
      const { accepted, skipped } = checkAdverts(load)
      const content = Buffer.from(JSON.stringify(accepted.map(listingOf), null, 2))
      return { name: 'listings.json', contentType: 'application/json', content, skipped }
    },
    handOver: async (load) => {
      const { accepted, skipped } = checkAdverts(load)
      const refused: SkippedAdvert[] = []
      const remoteIds = new Map<string, string>()
      for (const advert of accepted) {
        const id = load.remoteIds.get(advert.reference) ?? (await idAt(ask, advert.reference))
        try {
          remoteIds.set(advert.reference, await send(ask, id, listingOf(advert)))
        } catch (error) {
          if (!(error instanceof ListingRefused)) throw error
          if (id !== null) remoteIds.set(advert.reference, id)
          refused.push({ reference: advert.reference, problems: ['refused'], detail: error.message })
        }
      }
      await disableOthers(ask, load, remoteIds)
      return { skipped: [...skipped, ...refused], remoteIds, files: 0 }
    },
  }
}

type Ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => Promise<unknown>

/** Finds a listing whose id got lost after it was created, so that it is not created twice. */
async function idAt(ask: Ask, reference: string): Promise<string | null> {
  const query = new URLSearchParams({ ref_property: '', ref_house: '', ref_object: reference })
  const { results } = read(found, await ask('GET', `listing/?${query}`))
  return results[0]?.pk ?? null
}

/** A listing that the portal deleted is created anew. */
async function send(ask: Ask, id: string | null, body: object): Promise<string> {
  const create = () => ask('POST', 'listing/', body)
  const change = (known: string) =>
    ask('PATCH', `listing/${known}/`, body).catch((error: unknown) => {
      if (error instanceof ListingRefused && error.isUnknown) return create()
      throw error
    })
  return read(listing, await (id === null ? create() : change(id))).pk
}

/** A skipped advertisement that is already at the portal stays as it was there. */
async function disableOthers(ask: Ask, load: PortalLoad, remoteIds: ReadonlyMap<string, string>): Promise<void> {
  const wanted = new Set(load.adverts.map(({ reference }) => reference))
  for (const [reference, id] of load.remoteIds) {
    if (wanted.has(reference) || remoteIds.has(reference)) continue
    await ask('PATCH', `listing/${id}/`, { status: 'dis' }).catch((error: unknown) => {
      // A listing that the portal deleted needs no end.
      if (!(error instanceof ListingRefused)) throw error
    })
  }
}

const units = { month: 'monthly', year: 'yearly', square_metre_year: 'yearlym2' } as const

function listingOf(advert: PortalAdvert) {
  const [category, type] = categoriesOf(advert.objectType)?.flatfox ?? ['', '']
  const { contact, agency } = advert
  return {
    status: 'act',
    offer_type: advert.offer === 'rent' ? 'RENT' : 'SALE',
    object_category: category,
    object_type: type,
    ref_property: '',
    ref_house: '',
    ref_object: advert.reference,
    street: advert.street,
    zipcode: Number(advert.postalCode),
    city: advert.city,
    state: advert.canton,
    country: advert.country,
    description_title: advert.title,
    description: advert.text,
    ...(advert.offer === 'rent'
      ? {
          rent_gross: advert.grossRent,
          rent_net: advert.netRent,
          rent_charges: advert.ancillaryCost,
          price_unit: units[advert.priceUnit],
        }
      : { price_display: advert.sellingPrice, price_unit: 'sell' }),
    floor: advert.floor,
    number_of_rooms: advert.rooms?.toFixed(1) ?? null,
    surface_living: advert.livingArea,
    surface_property: advert.plotArea,
    surface_usable: advert.usableArea,
    year_built: advert.yearBuilt,
    moving_date_type: advert.availableOn === null ? 'agr' : 'dat',
    moving_date: advert.availableOn,
    website_url: advert.url,
    tour_url: advert.tourUrl,
    agency_reference: contact.name,
    agency_name: agency.name,
    agency_street: agency.street,
    agency_zipcode: agency.postalCode,
    agency_city: agency.city,
    agency_country: 'CH',
    agency_phone: contact.phone,
    agency_email: contact.email,
    roles: [{ role: 'lessor', name: contact.name, phone: contact.phone, email: contact.email }],
  }
}

const asking =
  ({ address, key, publicOnly, patience }: FlatfoxAccess): Ask =>
  async (method, path, body) => {
    if (publicOnly) await assertPublicHost(new URL(address).hostname).catch(refuse)
    const response = await request(`${address}/api/v1/${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(refuse)
    const said = (await response.text().catch(refuse)).slice(0, longest)
    if (response.ok) return jsonIn(said)
    if (response.status === 401 || response.status === 403) throw new PortalFailed('refused', said)
    if (response.status >= 500 || response.status === 429) throw new PortalFailed('unreachable', said)
    // Not about one listing: the address leads elsewhere.
    if (method === 'GET') throw new PortalFailed('refused', said)
    throw new ListingRefused(said.slice(0, 500), { isUnknown: response.status === 404 })
  }

const longest = 1_000_000

function refuse(error: unknown): never {
  if (error instanceof NotPublic) throw new PortalFailed('private_address', error.message)
  throw new PortalFailed('unreachable', String(error))
}

function jsonIn(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch {
    throw new PortalFailed('refused', 'the answer is no JSON')
  }
}

function read<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const known = shape.safeParse(answer)
  if (!known.success) throw new PortalFailed('refused', `unexpected answer: ${known.error.message}`)
  return known.data
}
