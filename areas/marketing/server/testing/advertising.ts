// Test helper: a workspace whose account at a portal leads to a real FTP server, and a flat that can be advertised.

import { eq } from 'drizzle-orm'
import { building } from '#areas/buildings/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { startFtpServer, type PortalServer } from '#connectors/testing/ftp-server.ts'
import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context, Workspace } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { whitePng } from '#platform/server/testing/white-png.ts'
import { emptyAccount, platformSettings, type PlatformAccount } from '../../rules/platform-settings.ts'
import type { Platform } from '../../rules/platforms.ts'
import { placeOf, settingKey } from '../accounts.ts'
import { followAdverts } from '../following.ts'
import { advert, advertOnPortal, portalHandOver } from '../tables.ts'

export interface Agency {
  home: Workspace
  marketer: Person
  server: PortalServer
}

export const longText =
  'Die Wohnung liegt im zweiten Obergeschoss eines ruhigen Hauses. Sie hat einen Balkon nach Süden, eine offene Küche ' +
  'und ein Bad mit Fenster. Der Bahnhof ist in acht Minuten zu Fuss erreichbar, Schule und Läden sind im Quartier.'

export async function plantAgency(world: World, account: Partial<PlatformAccount> = {}): Promise<Agency> {
  const server = await startFtpServer()
  const home = await world.workspace({ languages: ['de', 'fr'] })
  const marketer = await world.person(home, 'admin')
  await plantSettings(world, home, 'contact', {
    ...contactSettings.parse({}),
    person: 'Nora Ammann',
    phone: '+41525550000',
    email: 'vermietung@example.ch',
    company: 'Lindenhof',
  })
  await plantAccount(world, home, 'homegate', {
    host: server.host,
    port: server.port,
    user: server.user,
    agencyId: 'A100',
    sealedSecret: world.services.secrets.seal(server.password, placeOf(home, 'homegate')),
    ...account,
  })
  return { home, marketer, server }
}

export async function plantAccount(
  world: World,
  home: Workspace,
  platform: Platform,
  fields: Partial<PlatformAccount>,
) {
  const document = platformSettings.parse({})
  const value = { ...document, [platform]: { ...emptyAccount(platform), isOn: true, ...fields } }
  await plantSettings(world, home, settingKey, value)
}

const plantSettings = (world: World, home: Workspace, key: string, value: object) =>
  asSystem(world.services, home, async ({ db, now }) => {
    const row = { workspaceId: home.id, key, value, version: 1, updatedAt: now }
    await db
      .insert(projectSetting)
      .values(row)
      .onConflictDoUpdate({ target: [projectSetting.workspaceId, projectSetting.key], set: { value } })
  })

type FlatFields = Partial<typeof propertyObject.$inferInsert>

let planted = 0

async function plantFlat(world: World, home: Workspace, fields: FlatFields): Promise<string> {
  planted += 1
  const [id, buildingId] = [newId(), newId()]
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(building).values({
      workspaceId: home.id,
      id: buildingId,
      title: 'Lindenhofstrasse 12',
      street: 'Lindenhofstrasse',
      houseNumber: '12',
      postalCode: '8400',
      city: 'Winterthur',
      canton: 'ZH',
    })
    await db.insert(propertyObject).values({
      workspaceId: home.id,
      id,
      buildingId,
      kind: 'apartment',
      objectType: 'apartment',
      referenceNumber: `M-${planted}`,
      title: 'Lindenhofstrasse 12, 2. OG links',
      rooms: 3.5,
      area: 86.4,
      floorNumber: 2,
      netRent: 172_000,
      ancillaryCost: 23_000,
      grossRent: 195_000,
      isPublished: true,
      ...fields,
    })
  })
  return id
}

/** Meets all blocking rules; with one picture. */
export async function plantAdvertisable(world: World, home: Workspace, fields: FlatFields = {}): Promise<string> {
  const id = await plantFlat(world, home, {
    tenderTitle: 'Helle Wohnung mit Balkon',
    tenderNotice: longText,
    moveInDate: '2027-04-01',
    ...fields,
  })
  await plantPicture(world, home, id)
  return id
}

export const plantPicture = (world: World, home: Workspace, objectId: string) =>
  asSystem(world.services, home, async ({ db, services }) => {
    const content = whitePng({ width: 40, height: 30 })
    const fileId = newId()
    await services.files.put(`test/${fileId}`, content)
    await db.insert(storedFile).values({
      workspaceId: home.id,
      id: fileId,
      storageKey: `test/${fileId}`,
      name: 'Küche (1).png',
      contentType: 'image/png',
      size: content.length,
      sha256: Buffer.from(fileId),
      ownerKind: 'object',
      ownerId: objectId,
      category: 'image',
      isPublic: true,
    })
  })

interface Publishing {
  as?: Person
  platforms?: Platform[]
  availability?: { start: string | null; end: string | null }
  maxApplications?: number | null
}

export const publish = (world: World, { home, marketer }: Agency, ids: string[], more: Publishing = {}) => {
  const { as = marketer, ...body } = more
  return world.ask(home, {
    method: 'POST',
    url: '/api/v1/marketing/ad/publish',
    payload: { targets: ids, platforms: ['homegate'], ...body },
    as,
  })
}

export const end = (world: World, { home, marketer }: Agency, ids: string[], as = marketer) =>
  world.ask(home, { method: 'POST', url: '/api/v1/marketing/objects/deactivate', payload: { targets: ids }, as })

/** Runs the comparison that changes enqueue, and what follows from it. */
export async function follow(world: World, { home }: Agency): Promise<void> {
  const after = await asSystem(world.services, home, followAdverts)
  await after()
}

export const lines = async ({ server }: Agency): Promise<string[]> =>
  (await server.read('data/unload.txt')).toString('latin1').split('\r\n').filter(Boolean)

export const references = async (agency: Agency): Promise<(string | undefined)[]> =>
  (await lines(agency)).map((line) => line.split('#')[7])

export const readIn = <Result>(world: World, { home }: Agency, read: (ctx: Context) => Promise<Result>) =>
  asSystem(world.services, home, read)

export const advertOf = (world: World, agency: Agency, objectId: string) =>
  readIn(world, agency, async ({ db }) => {
    const [row] = await db.select().from(advert).where(eq(advert.objectId, objectId))
    const portals = row ? await db.select().from(advertOnPortal).where(eq(advertOnPortal.advertId, row.id)) : []
    return { ...row, portals: Object.fromEntries(portals.map(({ platform, state }) => [platform, state])) }
  })

export const handOvers = (world: World, agency: Agency) =>
  readIn(world, agency, ({ db }) =>
    db
      .select()
      .from(portalHandOver)
      .where(eq(portalHandOver.workspaceId, agency.home.id))
      .orderBy(portalHandOver.beganAt, portalHandOver.id),
  )
