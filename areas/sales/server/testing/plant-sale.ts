// For tests: a workspace that sells, with buyers who wish for the same flat, and the steps of their reservations.

import { and, asc, eq } from 'drizzle-orm'
import { adult, application, applicationWish } from '#areas/applications/server/tables.ts'
import { building } from '#areas/buildings/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId, newSlug } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { reservation } from '../tables.ts'

export interface Sale {
  home: Workspace
  clerk: Person
  objectId: string
  /** Applications of the buyers, in the order given. */
  buyers: string[]
}

export const settings = {
  fee: 2_000_000,
  reservationDays: 30,
  paymentDays: 10,
  notaryDays: 60,
  reminderDays: 3,
  creditorName: 'Rebberg Immobilien AG',
  street: 'Rue du Lac',
  houseNumber: '4',
  postalCode: '3960',
  city: 'Sierre',
  iban: 'CH4431999123000889012',
  accountingEmail: 'buchhaltung@rebberg.example',
  signers: 'Claire Favre',
  feeOnWithdrawal: 'kept',
  feeOnExpiry: 'credited',
}

export async function plantSale(world: World, count = 1, more: Partial<typeof settings> = {}): Promise<Sale> {
  const home = await world.workspace({ projectType: 'sale' })
  const clerk = await world.person(home, 'superuser')
  const buyers: string[] = []
  for (let number = 1; number <= count; number++) buyers.push(await plantBuyer(world, home, number))
  const objectId = await plantFlat(world, home, { by: buyers, rank: 1 })
  const value = { ...settings, ...more }
  await asSystem(
    world.services,
    home,
    async ({ db }) =>
      void (await db.insert(projectSetting).values({ workspaceId: home.id, key: 'reservation', value })),
  )
  return { home, clerk, objectId, buyers }
}

async function plantBuyer(world: World, home: Workspace, number: number): Promise<string> {
  const id = newId()
  const contactName = `Käufer ${number}`
  const row = {
    workspaceId: home.id,
    id,
    number,
    progressState: 'sale.new' as const,
    language: 'de' as const,
    contactName,
    contactEmail: `kaeufer${number}@post.example`,
    householdType: 'single_person_household',
    adults: 1,
    children: 0,
    persons: 1,
    slug: newSlug(),
    tokenHash: Buffer.alloc(32),
    searchText: contactName.toLowerCase(),
  }
  const names = { firstName: 'Käufer', lastName: String(number) }
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(application).values(row)
    await db.insert(adult).values({ workspaceId: home.id, id: newId(), applicationId: id, position: 1, ...names })
  })
  return id
}

/** A flat for sale in a building of its own, that these buyers wish for. */
export async function plantFlat(
  world: World,
  home: Workspace,
  { by, rank }: { by: readonly string[]; rank: number },
): Promise<string> {
  const [buildingId, objectId] = [newId(), newId()]
  const address = { street: 'Rebweg', houseNumber: '4', postalCode: '3960', city: 'Sierre', canton: 'VS' }
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(building).values({ workspaceId: home.id, id: buildingId, title: 'Rebweg 4', ...address })
    await db.insert(propertyObject).values({
      workspaceId: home.id,
      id: objectId,
      buildingId,
      kind: 'apartment',
      objectType: 'apartment',
      referenceNumber: objectId.slice(-8),
      title: 'Wohnung 2.1',
      rooms: 4.5,
      sellingPrice: 92_000_000,
      searchText: 'wohnung 2.1',
    })
    await db
      .insert(applicationWish)
      .values(by.map((applicationId) => ({ workspaceId: home.id, applicationId, objectId, buildingId, rank })))
  })
  return objectId
}

export const pathOf = (applicationId: string) => `/api/v1/sales/applications/${applicationId}`

export const readReservation = async (world: World, { home, clerk }: Sale, applicationId: string) =>
  (await world.ask(home, { url: `${pathOf(applicationId)}/reservation`, as: clerk })).json()

/** An action of staff with the current version. */
export async function act(world: World, sale: Sale, applicationId: string, action: string, body: object = {}) {
  const { current } = await readReservation(world, sale, applicationId)
  return world.ask(sale.home, {
    method: 'POST',
    url: `${pathOf(applicationId)}/${action}`,
    payload: { version: current?.version ?? 1, ...body },
    as: sale.clerk,
  })
}

export const start = (world: World, { home, clerk, objectId }: Sale, applicationId: string) =>
  world.ask(home, {
    method: 'POST',
    url: `${pathOf(applicationId)}/initial-reservation`,
    payload: { objectId },
    as: clerk,
  })

/** Starts the reservation and mails the agreement. Returns the address of the buyer's page. */
export async function offer(world: World, sale: Sale, applicationId: string): Promise<string> {
  const started = await start(world, sale, applicationId)
  if (started.statusCode !== 200) throw new Error(started.body)
  const sent = await act(world, sale, applicationId, 'initial-reservation-send-email')
  if (sent.statusCode !== 200) throw new Error(sent.body)
  return linkIn(world, sale, 'reservation-agreement')
}

/** In the order in which they were written. */
export const sentMails = (world: World, home: Workspace) =>
  asSystem(world.services, home, ({ db }) =>
    db.select().from(mailMessage).where(eq(mailMessage.workspaceId, home.id)).orderBy(asc(mailMessage.id)),
  )

/** Address behind the link of the newest mail about this page. */
export async function linkIn(world: World, { home }: Sale, page: string): Promise<string> {
  const link = new RegExp(String.raw`/action/[\w-]+/[\w-]+/${page}`)
  const found = (await sentMails(world, home)).flatMap(({ bodyText }) => link.exec(bodyText)?.[0] ?? []).at(-1)
  if (!found) throw new Error(`no link to ${page} was mailed`)
  return `/api/v1${found}`
}

export const signature = [[10, 100, 200, 40, 400, 160]]

export const accept = (world: World, { home }: Sale, url: string, name = 'Anna Muster') =>
  world.ask(home, { method: 'POST', url, payload: { name, signature, hasRead: true } })

/** The buyer has the flat, and the fee is open. */
export async function reserved(world: World, sale: Sale, applicationId = sale.buyers[0] ?? ''): Promise<string> {
  const link = await offer(world, sale, applicationId)
  const accepted = await accept(world, sale, link)
  if (accepted.statusCode !== 200) throw new Error(accepted.body)
  return link
}

/** States in the database: of the object, and of each buyer's application and newest reservation. */
export function statesOf(world: World, { home, objectId, buyers }: Sale) {
  return asSystem(world.services, home, async ({ db }) => {
    const [object] = await db
      .select()
      .from(propertyObject)
      .where(and(eq(propertyObject.workspaceId, home.id), eq(propertyObject.id, objectId)))
    const applications = await db.select().from(application).where(eq(application.workspaceId, home.id))
    const rows = await db
      .select()
      .from(reservation)
      .where(eq(reservation.workspaceId, home.id))
      .orderBy(asc(reservation.createdAt), asc(reservation.id))
    return {
      object: object?.progressState,
      buyers: buyers.map((id) => [
        applications.find((one) => one.id === id)?.progressState,
        rows.findLast((one) => one.applicationId === id)?.state ?? null,
      ]),
    }
  })
}

/** Kinds of the mails that went out, in order. */
export const mailKindsOf = async (world: World, { home }: Sale): Promise<string[]> =>
  (await sentMails(world, home)).map(({ kind }) => kind).filter((kind) => !kind.startsWith('staff-'))
