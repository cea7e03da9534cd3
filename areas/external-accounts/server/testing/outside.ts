// Doors and people of outside for the tests of this area.

import { and, desc, eq } from 'drizzle-orm'
import { externalDoors, type ExternalDoor } from '../doors.ts'
import type { ServerArea } from '#platform/server/area.ts'
import type { Workspace } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { extend } from '#platform/server/extension-point.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import type { World } from '#platform/server/testing/world.ts'
import { codeHashOf } from '../one-time-codes.ts'
import { externalCode } from '../tables.ts'

export const password = 'Sommer-2026'

export interface Told {
  entranceId: string
  email: string
  phone: string
  company: string
}

const projectId = newId()
const closedId = newId()
const roomId = newId()
export const admitted: Told[] = []

const doorTo = (userType: ExternalDoor['userType'], ids: Record<string, string>): ExternalDoor => ({
  userType,
  lookEntrance: async (_ctx, slug) => {
    const id = ids[slug]
    return id ? { id, title: 'Überbauung Lindenhof', isOpen: id !== closedId } : null
  },
  admit: async (_ctx, { entranceId, account: { email, phone, company } }) => {
    if (email.startsWith('uninvited')) throw new AppError('general_access_denied', { status: 403 })
    admitted.push({ entranceId, email, phone, company })
  },
})

/** A project `lindenhof` and a document room `raum`. Named before all areas, so that their doors are not asked. */
export const doors: ServerArea = {
  name: 'test-doors',
  extensions: [
    extend(externalDoors, doorTo('b2b', { lindenhof: projectId, closed: closedId })),
    extend(externalDoors, doorTo('dms', { raum: roomId })),
  ],
}

const own = { company: 'Pensionskasse Jura', first_name: 'Ines', last_name: 'Brandt', language: 'de', consent: true }
export const ownData = (fields: object = {}) => ({
  ...own,
  phone: '079 123 45 67',
  new_password: password,
  new_password_confirmation: password,
  ...fields,
})

export const post = (world: World, home: Workspace, url: string, payload: object) =>
  world.ask(home, { method: 'POST', url, payload })

export const addressOf = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? ''

const mailsTo = (world: World, home: Workspace, address: string) =>
  asSystem(world.services, home, ({ db }) =>
    db
      .select()
      .from(mailMessage)
      .where(and(eq(mailMessage.workspaceId, home.id), eq(mailMessage.toAddress, address)))
      .orderBy(mailMessage.id),
  )

/** Path of the link in the newest mail to this address. */
export async function mailedPath(world: World, home: Workspace, email: string): Promise<string> {
  await world.services.jobs.runDue()
  const text = (await mailsTo(world, home, email)).at(-1)?.bodyText ?? ''
  return new URL(addressOf(text)).pathname + new URL(addressOf(text)).search
}

/** Code in the newest mail to this address. */
export async function mailedCode(world: World, home: Workspace, email: string): Promise<string> {
  await world.services.jobs.runDue()
  const subject = (await mailsTo(world, home, email)).at(-1)?.subject ?? ''
  return /^[0-9]{6}/.exec(subject)?.[0] ?? `no code in «${subject}»`
}

/** Guess that is not the code that was sent last. */
export async function wrongCode(world: World, home: Workspace): Promise<string> {
  const [row] = await asSystem(world.services, home, ({ db }) =>
    db
      .select()
      .from(externalCode)
      .where(and(eq(externalCode.workspaceId, home.id)))
      .orderBy(desc(externalCode.createdAt))
      .limit(1),
  )
  const isIt = row?.codeHash && codeHashOf(row.id, '000000').equals(row.codeHash)
  return isIt ? '000001' : '000000'
}

/** An investor with proven address and number, as far as the workspace can send codes. */
export async function investor(world: World, home: Workspace, email: string, fields: object = {}) {
  await post(world, home, '/api/v2/b2b/register/lindenhof', ownData({ email, ...fields }))
  const path = await mailedPath(world, home, email)
  const [, , , userSlug = '', token = ''] = path.split('/')
  const proven = await post(world, home, `/api/v2/b2b/verify-email/lindenhof/${userSlug}/${token}`, { password })
  return { userSlug, code: proven.json() }
}
