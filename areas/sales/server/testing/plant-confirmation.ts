// Test helpers: a workspace that sells, an application with a wished flat, and the link of the mailed form.

import { asc, eq } from 'drizzle-orm'
import { adult, application, applicationWish } from '#areas/applications/server/tables.ts'
import { building } from '#areas/buildings/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId, newSlug } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import type { Person, World } from '#platform/server/testing/world.ts'

export interface ApplicationToBuy {
  home: Workspace
  clerk: Person
  applicationId: string
  /** Two flats for sale; the first is wished for. */
  flats: [string, string]
}

type Fields = Partial<typeof application.$inferInsert>

export async function plantApplicationToBuy(world: World, fields: Fields = {}): Promise<ApplicationToBuy> {
  const home = await world.workspace({ projectType: 'sale' })
  const clerk = await world.person(home, 'superuser')
  const applicationId = newId()
  const [buildingId, first] = await plantFlat(world, home, {})
  const [, second] = await plantFlat(world, home, { buildingId, title: 'Lindenweg 4, 4.5 Zimmer' })
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(application).values({
      workspaceId: home.id,
      id: applicationId,
      number: 1,
      language: 'de',
      contactName: 'Anna Muster',
      contactEmail: 'anna@example.ch',
      householdType: 'single_person_household',
      adults: 1,
      children: 0,
      persons: 1,
      slug: newSlug(),
      tokenHash: Buffer.alloc(32),
      searchText: '1 anna muster',
      ...fields,
    })
    const person = { firstName: 'Anna', lastName: 'Muster', position: 1 }
    await db.insert(adult).values({ workspaceId: home.id, id: newId(), applicationId, ...person })
    const wish = { workspaceId: home.id, applicationId, objectId: first, buildingId, rank: 1 }
    await db.insert(applicationWish).values(wish)
  })
  return { home, clerk, applicationId, flats: [first, second] }
}

type FlatFields = Partial<typeof propertyObject.$inferInsert>

/** Published, free and for 900 000 francs unless said otherwise. Returns the ids of building and flat. */
export async function plantFlat(world: World, home: Workspace, fields: FlatFields): Promise<[string, string]> {
  const buildingId = fields.buildingId ?? newId()
  const id = newId()
  const address = { street: 'Lindenweg', houseNumber: '4', postalCode: '8400', city: 'Winterthur', canton: 'ZH' }
  await asSystem(world.services, home, async ({ db }) => {
    if (!fields.buildingId)
      await db.insert(building).values({ workspaceId: home.id, id: buildingId, title: 'Lindenweg 4', ...address })
    await db.insert(propertyObject).values({
      workspaceId: home.id,
      id,
      buildingId,
      kind: 'apartment',
      objectType: 'apartment',
      referenceNumber: id.slice(-8),
      title: 'Lindenweg 4, 3.5 Zimmer',
      rooms: 3.5,
      area: 80,
      sellingPrice: 90_000_000,
      isPublished: true,
      ...fields,
    })
  })
  return [buildingId, id]
}

const base = '/api/v1/sales/applications'

export const askSales = (
  world: World,
  { home, clerk, applicationId }: ApplicationToBuy,
  call: string,
  payload?: object,
  as = clerk,
) =>
  world.ask(home, {
    method: payload ? 'POST' : 'GET',
    url: `${base}/${applicationId}/${call}`,
    ...(payload && { payload }),
    as,
  })

/** Sends the form and returns the address of its calls. */
export async function sendForm(world: World, sale: ApplicationToBuy): Promise<string> {
  const answer = await askSales(world, sale, 'interested/send-buying-confirmation-form', {})
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return `/api/v1${await latestFormLink(world, sale)}`
}

/** Link in the latest mail with a link to the form of this application. */
export async function latestFormLink(world: World, { home, applicationId }: ApplicationToBuy): Promise<string> {
  const texts = await asSystem(world.services, home, async ({ db }) =>
    db
      .select({ text: mailMessage.bodyText })
      .from(mailMessage)
      .where(eq(mailMessage.workspaceId, home.id))
      .orderBy(asc(mailMessage.createdAt)),
  )
  const link = new RegExp(`/action/${applicationId}/[\\w-]+/buying-confirmation-form`)
  const found = texts.flatMap(({ text }) => link.exec(text)?.[0] ?? []).at(-1)
  if (!found) throw new Error('no form was mailed')
  return found
}

export const buyer = {
  firstName: 'Anna',
  lastName: 'Muster',
  dateOfBirth: '1980-01-31',
  street: 'Lindenweg 4',
  postalCode: '8400',
  city: 'Winterthur',
  email: 'anna@example.ch',
  phone: '079 123 45 67',
  civilStatus: 'single',
  propertyRegime: null,
  share: '',
}

export const confirmationOf = ({ flats }: ApplicationToBuy, more: object = {}) => ({
  buyers: [buyer],
  objects: [flats[0]],
  ownMeans: 200_000,
  pensionFunds: null,
  mortgage: 700_000,
  bank: 'Kantonalbank',
  note: '',
  ...more,
})
