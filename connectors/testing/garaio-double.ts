// A stand-in for Garaio REM and its bus: it publishes two properties with four buildings and sixty units, and takes
// drafts of agreements or refuses them with reasons. For tests and for the demo, where every screen says so.

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { startBroker, type PublishedMessage } from './broker-double.ts'
import type { DoubleEstate, DoubleUnit } from './estate-double.ts'

export interface GaraioDouble {
  address: string
  user: string
  password: string
  exchange: string
  appId: string
  recipient: string
  agreementType: string
  /** The messages received, in order, each once. */
  received(): PublishedMessage[]
  /** Sets the delay of each response of the bus, in milliseconds. */
  slow(delay: number): void
  /** Simulates a change of a unit in Garaio REM; it is published at once. */
  change(reference: string, fields: Partial<DoubleUnit>): void
  /** Simulates a clerk who makes a tenancy agreement of the draft. */
  agree(reference: string): void
  /** Publishes an event, valid or not. */
  tell(eventType: string, data: object): void
  stop(): Promise<void>
}

interface Options {
  estate: DoubleEstate
  /** Milliseconds until the double turns each draft into an agreement; undefined: never. */
  agreesAfter?: number
}

const address = z.object({ street: z.string().min(1), zipCode: z.string().min(1), city: z.string().min(1) })
const person = z.object({
  firstName: z.string().min(1),
  surname: z.string().min(1),
  dateOfBirth: z.iso.date().optional(),
  address: address.optional(),
})
const dossier = z.object({
  dossierId: z.string(),
  unitReference: z.string(),
  applicants: z.array(person).min(1),
})
const draft = z.object({
  primaryUnitReference: z.string(),
  tenancyAgreementTypeCode: z.string(),
  rentStartDate: z.iso.date(),
  contractDate: z.iso.date(),
  paymentModeCode: z.string(),
  primaryTenant: person,
})

export async function startGaraioDouble({ estate, agreesAfter }: Options): Promise<GaraioDouble> {
  const access = {
    user: 'quartier',
    password: randomUUID(),
    exchange: 'remcloud',
    appId: 'quartier',
    recipient: 'vorfuehrung',
    agreementType: '01',
  }
  let delay = 0
  const units = new Map(estate.units.map((unit) => [unit.reference, { ...unit }]))
  const drafts = new Map<string, string>()
  const received = new Map<string, PublishedMessage>()
  const broker = await startBroker({ ...access, queue: access.appId, delay: () => delay, onPublish: take })
  const tell = (eventType: string, data: object, correlationId = '') =>
    broker.lay({ correlationId, body: JSON.stringify({ eventType, data }) })

  for (const { reference, description } of estate.properties)
    tell('Masterdata.Property.Created', { reference, description })
  for (const building of estate.buildings) tell('Masterdata.Building.Created', building)
  for (const unit of units.values()) tellOf(unit, 'Created')

  function tellOf(unit: DoubleUnit, action: 'Created' | 'Updated'): void {
    const { reference, netRent, area, ancillaryCost, availableFrom, ...master } = unit
    tell(`Masterdata.Unit.${action}`, { reference, ...master })
    const components = [{ type: 'incidentals', amount: ancillaryCost }]
    tell(`Rent.Rent.${action}`, { unitReference: reference, netRent, effectiveArea: area, components })
    tell(
      availableFrom ? 'Marketplace.Unit.AvailableForRent' : 'Marketplace.Unit.UnavailableForRent',
      availableFrom ? { unitReference: reference, availableFrom } : { unitReference: reference },
    )
  }

  /** A message that is received twice is processed once. */
  function take(message: PublishedMessage): void {
    const { messageId, appId, userId, deliveryMode, headers } = message.properties
    if (received.has(messageId)) return
    received.set(messageId, message)
    const isWellFormed =
      messageId.startsWith(`${appId}-`) && userId === access.user && deliveryMode === 2 && headers['app_id'] === appId
    const body = z
      .object({ eventType: z.literal(message.routingKey), data: z.unknown() })
      .safeParse(jsonIn(message.body))
    if (!isWellFormed || headers['recipient'] !== access.recipient || !body.success) {
      return tell('Errors.Message.Invalid', { errors: ['malformed message'] }, messageId)
    }
    if (message.routingKey === 'TenancyApplication.Dossier.Selected') return takeDossier(body.data.data, messageId)
    if (message.routingKey === 'Letting.TenancyAgreement.Create') return takeDraft(body.data.data, messageId)
    tell('Errors.Message.Invalid', { errors: [`unknown event ${message.routingKey}`] }, messageId)
  }

  function takeDossier(data: unknown, messageId: string): void {
    const read = dossier.safeParse(data)
    if (!read.success) return tell('Errors.Message.Invalid', { errors: issuesOf(read.error) }, messageId)
    const { unitReference, dossierId } = read.data
    if (!units.has(unitReference)) {
      return tell('Errors.Message.Invalid', { errors: [`unitReference: unknown unit ${unitReference}`] }, messageId)
    }
    tell('Marketplace.Unit.UnavailableForRent', { unitReference, chosenDossierId: dossierId })
  }

  function takeDraft(data: unknown, messageId: string): void {
    const read = draft.safeParse(data)
    if (!read.success) return tell('Errors.Message.Invalid', { errors: issuesOf(read.error) }, messageId)
    const { primaryUnitReference: unitReference, primaryTenant, rentStartDate } = read.data
    const unit = units.get(unitReference)
    const reasons = [
      ...(unit ? [] : [{ attribute: 'primaryUnitReference', reason: 'unknown unit' }]),
      ...(unit && unit.availableFrom === null
        ? [{ attribute: 'primaryUnitReference', reason: 'unit not available' }]
        : []),
      ...(primaryTenant.dateOfBirth ? [] : [{ attribute: 'primaryTenant.dateOfBirth', reason: 'missing birth date' }]),
      ...(primaryTenant.address ? [] : [{ attribute: 'primaryTenant.address', reason: 'missing address' }]),
    ]
    if (reasons.length > 0) return tell('Letting.TenancyAgreement.CreateRejected', { reasons }, messageId)
    const reference = `${unitReference}.${String(drafts.size + 1).padStart(2, '0')}`
    drafts.set(reference, rentStartDate)
    if (unit) unit.availableFrom = null
    tell('Letting.TenancyAgreement.CreateAccepted', { reference }, messageId)
    if (agreesAfter !== undefined) setTimeout(() => agree(reference), agreesAfter).unref()
  }

  function agree(reference: string): void {
    tell('Letting.TenancyAgreement.Created', { reference, rentStartDate: drafts.get(reference) ?? null })
  }

  return {
    ...access,
    address: `amqp://127.0.0.1:${broker.port}`,
    received: () => [...received.values()],
    slow: (milliseconds) => void (delay = milliseconds),
    change(reference, fields) {
      const unit = units.get(reference)
      if (!unit) return
      Object.assign(unit, fields)
      tellOf(unit, 'Updated')
    },
    agree,
    tell: (eventType, data) => tell(eventType, data),
    stop: () => broker.stop(),
  }
}

const issuesOf = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
