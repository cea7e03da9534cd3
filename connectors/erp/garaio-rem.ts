// The message bus of Garaio REM (standards.md §5.2, github.com/Garaio-REM/remcloud-message-bus-api): events report
// the state of records; each command is answered by an …Accepted or …Rejected message with the command's message id.
// A unit's number begins with its building's number, which begins with its property's number: 1234.01.0001.

import { z } from 'zod'
import type { ErpNews, ErpOrder, ErpSystem, EstateFacts, EstateKind, OrderedPerson } from './erp-system.ts'
import { messageBus, type BusAccess, type ReceivedMessage } from './message-bus.ts'

export interface GaraioAccess extends Omit<BusAccess, 'queue'> {
  /** Our application id on the bus; also the name of our queue. */
  appId: string
  /** The firm's instance of Garaio REM. */
  recipient: string
  /** The firm's own code for a tenancy agreement of this kind. */
  agreementType: string
}

export function garaioRem({ appId, recipient, agreementType, ...access }: GaraioAccess): ErpSystem {
  const bus = messageBus({ ...access, queue: appId })
  return {
    name: 'Garaio REM',
    check: () => bus.check(),
    receive: (keep) => bus.drain((messages) => keep(messages.flatMap((message) => newsIn(message, appId)))),
    async send(orderId, order) {
      const body = order.kind === 'dossier' ? dossierOf(order) : draftOf(order, agreementType)
      await bus.publish({
        routingKey: body.eventType,
        messageId: `${appId}-${orderId}`,
        headers: { recipient },
        body,
      })
    },
  }
}

type Dossier = Extract<ErpOrder, { kind: 'dossier' }>
type Draft = Extract<ErpOrder, { kind: 'contract' }>

const dossierOf = ({ dossierId, unitReference, startsOn, people }: Dossier) => ({
  eventType: 'TenancyApplication.Dossier.Selected',
  data: {
    dossierId,
    unitReference,
    ...(startsOn && { requestedMovingDate: startsOn }),
    applicants: people.map(({ language, ...person }) => ({
      ...personOf(person),
      language: language.toUpperCase(),
    })),
  },
})

function draftOf({ unitReference, startsOn, agreedOn, endsOn, noticeMonths, deposit, people }: Draft, type: string) {
  const [primary, ...others] = people.map(({ language, ...person }) => ({
    ...personOf(person),
    correspondenceLanguageCode: language,
  }))
  return {
    eventType: 'Letting.TenancyAgreement.Create',
    data: {
      primaryUnitReference: unitReference,
      tenancyAgreementTypeCode: type,
      rentStartDate: startsOn,
      contractDate: agreedOn,
      // Paid monthly in advance.
      paymentModeCode: '01',
      primaryTenant: primary,
      ...(others.length > 0 && { jointTenants: others }),
      ...(endsOn && { limitedUntil: endsOn }),
      cancellationRegulations: { cancellationPeriodInMonths: noticeMonths },
      ...(deposit !== null && { securityDeposit: { depositAmount: deposit } }),
    },
  }
}

/** Unknown values are left out: an empty text would be taken for a value. */
const personOf = (person: Omit<OrderedPerson, 'language'>) => ({
  firstName: person.firstName,
  surname: person.lastName,
  ...(person.birthDate && { dateOfBirth: person.birthDate }),
  salutation: person.title,
  ...(person.nationality && { nationalityCode: person.nationality }),
  ...(person.occupation && { jobTitle: person.occupation }),
  ...(person.email && { email: person.email }),
  ...(person.phone && { phoneNumber: person.phone }),
  ...(person.address.street && { address: { ...person.address, countryCode: 'CH' } }),
})

const envelope = z.object({ eventType: z.string(), data: z.record(z.string(), z.unknown()).default({}) })

/** Unknown messages are ignored: the bus carries many that are not meant for us. */
function newsIn({ body, correlationId }: ReceivedMessage, appId: string): ErpNews[] {
  const read = envelope.safeParse(jsonIn(body))
  if (!read.success) return []
  const { eventType, data } = read.data
  const orderId = correlationId?.startsWith(`${appId}-`) ? correlationId.slice(appId.length + 1) : null
  if (orderId) return answerIn(eventType, data, orderId)
  return eventIn(eventType, data)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Said = Record<string, unknown>

const reasons = z.array(z.object({ attribute: z.string().default(''), reason: z.string() }))
const errors = z.array(z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]))

function answerIn(eventType: string, data: Said, orderId: string): ErpNews[] {
  if (eventType.endsWith('Accepted')) return [{ about: 'accepted', orderId, reference: textIn(data, 'reference') }]
  if (eventType.endsWith('Rejected')) {
    return [{ about: 'refused', orderId, reasons: reasons.safeParse(data['reasons']).data ?? [] }]
  }
  if (eventType === 'Errors.Message.Invalid') {
    const said = errors.safeParse(data['errors']).data ?? []
    return [{ about: 'refused', orderId, reasons: said.map((reason) => ({ attribute: '', reason })) }]
  }
  return []
}

function eventIn(eventType: string, data: Said): ErpNews[] {
  const [, noun = '', action = ''] =
    /^Masterdata\.(Property|Building|Unit)\.(Created|Updated|Deleted)$/.exec(eventType) ?? []
  if (noun) return estateNews(kindByNoun[noun], textIn(data, 'reference'), action === 'Deleted' ? null : factsIn(data))
  const unit = textIn(data, 'unitReference')
  if (/^Rent\.Rent\.(Created|Updated)$/.test(eventType)) return estateNews('unit', unit, rentIn(data))
  if (eventType === 'Marketplace.Unit.AvailableForRent') {
    return estateNews('unit', unit, { availableFrom: textIn(data, 'availableFrom') })
  }
  if (eventType === 'Marketplace.Unit.UnavailableForRent') {
    const dossierId = textIn(data, 'chosenDossierId')
    const reference = textIn(data, 'tenancyAgreementReference')
    const chosen: ErpNews[] = dossierId ? [{ about: 'chosen', dossierId, reference }] : []
    return [...estateNews('unit', unit, { availableFrom: null }), ...chosen]
  }
  const agreement = textIn(data, 'reference')
  if (eventType === 'Letting.TenancyAgreement.Created' && agreement) {
    return [{ about: 'agreed', reference: agreement, startsOn: textIn(data, 'rentStartDate') }]
  }
  return []
}

const kindByNoun: Record<string, EstateKind> = { Property: 'property', Building: 'building', Unit: 'unit' }

const estateNews = (kind: EstateKind | undefined, reference: string | null, facts: EstateFacts | null): ErpNews[] =>
  kind && reference ? [{ about: 'estate', kind, reference, facts }] : []

/** Readers by the field name of EstateFacts: null clears the field, an absent value leaves it unchanged. */
const readers = {
  description: (said: Said) => textIn(said, 'externalDescription') ?? textIn(said, 'description'),
  street: (said: Said) => textIn(said, 'street'),
  zipCode: (said: Said) => textIn(said, 'zipCode'),
  city: (said: Said) => textIn(said, 'city'),
  egid: (said: Said) => textIn(said, 'egid'),
  ewid: (said: Said) => textIn(said, 'ewid'),
  floors: (said: Said) => numberIn(said, 'floorsAboveGround'),
  hasLift: (said: Said) => liftsIn(numberIn(said, 'numberOfElevators')),
  category: (said: Said) => categoryByCode[textIn(said, 'unitCategoryCode') ?? ''] ?? null,
  storey: (said: Said) => numberIn(said, 'storeyCode'),
  rooms: (said: Said) => numberIn(said, 'numberOfRooms'),
} satisfies Partial<Record<keyof EstateFacts, (said: Said) => unknown>>

/** Null if the count is unknown. */
const liftsIn = (count: number | null): boolean | null => (count === null ? null : count > 0)

const namesOf: Partial<Record<keyof EstateFacts, readonly string[]>> = {
  description: ['externalDescription', 'description'],
  floors: ['floorsAboveGround'],
  hasLift: ['numberOfElevators'],
  category: ['unitCategoryCode'],
  storey: ['storeyCode'],
  rooms: ['numberOfRooms'],
}

/** Each firm can define its own codes; these are the ones Garaio REM is delivered with. */
const categoryByCode: Record<string, string> = {
  '01': 'apartment',
  '02': 'craft',
  '03': 'parkingspace',
  '04': 'other',
}

const factsIn = (data: Said): EstateFacts =>
  Object.fromEntries(
    Object.entries(readers)
      .filter(([fact]) => (namesOf[fact as keyof EstateFacts] ?? [fact]).some((name) => name in data))
      .map(([fact, read]) => [fact, read(data)]),
  )

const rent = z.object({
  netRent: z.coerce.number().nullish(),
  effectiveArea: z.coerce.number().nullish(),
  totalArea: z.coerce.number().nullish(),
  components: z.array(z.object({ amount: z.coerce.number() })).optional(),
})

/** Ancillary costs are all components other than the net rent. */
function rentIn(data: Said): EstateFacts {
  const { netRent, effectiveArea, totalArea, components } = rent.safeParse(data).data ?? {}
  const area = effectiveArea ?? totalArea
  return {
    ...(netRent !== undefined && { netRent }),
    ...(area !== undefined && { area }),
    ...(components && { ancillaryCost: components.reduce((sum, { amount }) => sum + amount, 0) }),
  }
}

const textIn = (data: Said, name: string): string | null => {
  const value = data[name]
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null
}

function numberIn(data: Said, name: string): number | null {
  const text = textIn(data, name)
  return text !== null && Number.isFinite(Number(text)) ? Number(text) : null
}
