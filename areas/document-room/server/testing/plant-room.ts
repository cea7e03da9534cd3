// For tests: a workspace that sells, a room of one flat, and guests who are signed in.

import { and, eq } from 'drizzle-orm'
import type { Workspace } from '#platform/server/context.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { sessionLength } from '#platform/server/session/session.ts'
import { session, staffUser } from '#platform/server/session/tables.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { standardRoleId, type StandardRoleKey } from '../../rules/standard-roles.ts'
import { plantApplicant, plantFlat } from './plant-flat.ts'

export interface PlantedRoom {
  home: Workspace
  clerk: Person
  objectId: string
  applicants: string[]
  slug: string
}

export async function plantRoom(world: World): Promise<PlantedRoom> {
  const home = await world.workspace({ projectType: 'sale' })
  const clerk = await world.person(home, 'superuser')
  const applicants = [await plantApplicant(world, home)]
  const objectId = await plantFlat(world, home, applicants)
  const { slug } = await createRoom(world, { home, clerk }, objectId)
  return { home, clerk, applicants, objectId, slug }
}

export async function createRoom(world: World, { home, clerk }: Pick<PlantedRoom, 'home' | 'clerk'>, objectId: string) {
  const payload = { owner_kind: 'object', owner_id: objectId, title: 'Unterlagen' }
  const answer = await world.ask(home, { method: 'POST', url: '/api/v1/dms/create', payload, as: clerk })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ slug: string }>()
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Asks a call below the path of the room. */
export const ask = (
  world: World,
  { home, slug }: Pick<PlantedRoom, 'home' | 'slug'>,
  { as, method = 'GET', path = '', payload }: { as: Person; method?: Method; path?: string; payload?: object },
) => world.ask(home, { method, url: `/api/v1/dms/${slug}${path}`, ...(payload && { payload }), as })

export const read = async (world: World, room: PlantedRoom, as: Person) => (await ask(world, room, { as })).json()

interface Categorised {
  categories: { id: string; title_de: string }[]
}

export async function categoryId(world: World, room: PlantedRoom, title: string): Promise<string> {
  const { categories }: Categorised = await read(world, room, room.clerk)
  return categories.find((one) => one.title_de === title)?.id ?? ''
}

/** Invites a third party and signs them in. */
export async function plantGuest(
  world: World,
  room: PlantedRoom,
  role: StandardRoleKey,
  email = `${role}@guest.example`,
): Promise<Person> {
  const payload = { role_id: standardRoleId(role), first_name: 'Gast', last_name: role, language: 'de' }
  const url = `/api/v2/dms/invite/${room.slug}/${email}`
  const answer = await world.ask(room.home, { method: 'POST', url, payload, as: room.clerk })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return signIn(world, room.home, email)
}

async function signIn(world: World, home: Workspace, email: string): Promise<Person> {
  const token = newToken()
  return asSystem(world.services, home, async ({ db, now }) => {
    const isGuest = and(eq(staffUser.workspaceId, home.id), eq(staffUser.userType, 'dms'), eq(staffUser.email, email))
    const [account] = await db
      .update(staffUser)
      .set({ isActive: true })
      .where(isGuest)
      .returning({ id: staffUser.id, role: staffUser.role })
    if (!account) throw new Error(`no account of ${email}`)
    await db.insert(session).values({
      workspaceId: home.id,
      id: newId(),
      tokenHash: hashOf(token),
      userId: account.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLength),
    })
    return { id: account.id, email, role: account.role, token }
  })
}

const boundary = 'room-boundary'

/** Into a category, or as the next version of a file. */
type Place = { category: string } | { replaces: string }

/** The begin of an upload as a browser sends it. */
export const uploadHead = ({ slug }: PlantedRoom, { name, ...place }: Place & { name: string }) => ({
  path:
    'replaces' in place
      ? `/api/v1/dms/${slug}/files/${place.replaces}/versions`
      : `/api/v1/dms/${slug}/files?category_id=${place.category}`,
  type: `multipart/form-data; boundary=${boundary}`,
  head: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
})

export function upload(
  world: World,
  room: PlantedRoom,
  { as, content, ...file }: Place & { as: Person; name: string; content: Buffer },
) {
  const { path, type, head } = uploadHead(room, file)
  return world.ask(room.home, {
    method: 'POST',
    url: path,
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': type },
    as,
  })
}

/** Paths of the news of this kind that staff got. */
export const staffNewsOf = (world: World, home: Workspace, kind: string): Promise<string[]> =>
  asSystem(world.services, home, async ({ client }) => {
    const text = 'select path from staff_news where workspace_id = $1 and kind = $2'
    const { rows } = await client.query<{ path: string }>(text, [home.id, kind])
    return rows.map(({ path }) => path)
  })
