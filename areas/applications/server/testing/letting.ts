// A small letting for tests: a workspace with clerks, a household that wishes for a flat, and the mails that went out.

import { and, asc, eq } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { application, assignment, offer } from '../tables.ts'
import { plantApplications, plantWish } from './planting.ts'

export interface Letting {
  home: Workspace
  clerk: Person
  applicationId: string
  objectId: string
}

type Fields = Parameters<typeof plantApplications>[2][number]

/** One household that wishes for one free flat; evaluated by default. */
export async function plantLetting(world: World, fields: Fields = {}): Promise<Letting> {
  const home = await world.workspace()
  const clerk = await world.person(home, 'superuser')
  const [applicationId = ''] = await plantApplications(world, home, [
    { progressState: 'active.evaluated', overallEvaluation: 'A', income: 90_000, ...fields },
  ])
  const { objectId } = await plantWish(world, home, {
    title: 'Lindenweg 4, 3.5 Zimmer',
    rooms: 3.5,
    by: [applicationId],
  })
  return { home, clerk, applicationId, objectId }
}

/** Reads the rows of application and object directly, without permission checks. */
export function stateOf(world: World, { home, applicationId, objectId }: Letting) {
  return asSystem(world.services, home, async ({ db }) => {
    const [row] = await db
      .select()
      .from(application)
      .where(and(eq(application.workspaceId, home.id), eq(application.id, applicationId)))
    const [flat] = await db
      .select()
      .from(propertyObject)
      .where(and(eq(propertyObject.workspaceId, home.id), eq(propertyObject.id, objectId)))
    const offers = await db
      .select()
      .from(offer)
      .where(and(eq(offer.workspaceId, home.id), eq(offer.objectId, objectId)))
      .orderBy(asc(offer.createdAt))
    const assignments = await db
      .select()
      .from(assignment)
      .where(and(eq(assignment.workspaceId, home.id), eq(assignment.objectId, objectId)))
      .orderBy(asc(assignment.assignedAt))
    return {
      application: row?.progressState,
      version: row?.version ?? 0,
      object: flat?.progressState,
      offers: offers.map(({ state }) => state),
      assignments: assignments.map(({ id, state, contractState, version }) => ({ id, state, contractState, version })),
    }
  })
}

export const mailsOf = (world: World, home: Workspace) =>
  asSystem(world.services, home, ({ db }) =>
    db.select().from(mailMessage).where(eq(mailMessage.workspaceId, home.id)).orderBy(asc(mailMessage.createdAt)),
  )

/** Replaces links, which are created on sending, so that a mail equals its preview. */
export const withoutLinks = (text = ''): string => text.replaceAll(/https?:\/\/\S+/g, '…')

/** Token of the link in the latest offer mail. */
export async function offerToken(world: World, home: Workspace): Promise<string> {
  const mails = await mailsOf(world, home)
  const body = mails.findLast(({ kind }) => kind === 'offer')?.bodyText ?? ''
  const token = /\/action\/([\w-]+)\/offer-form/.exec(body)?.[1]
  if (!token) throw new Error('no offer mail went out')
  return token
}

export const releaseAutomatically = (world: World, home: Workspace) =>
  asSystem(world.services, home, ({ db }) =>
    db
      .insert(projectSetting)
      .values({ workspaceId: home.id, key: 'process', value: { release: 'automatic' } })
      .onConflictDoUpdate({
        target: [projectSetting.workspaceId, projectSetting.key],
        set: { value: { release: 'automatic' } },
      }),
  )

/** The clerk offers the flat. Returns the token from the mail. */
export async function offerFlat(world: World, letting: Letting, payload: object = {}): Promise<string> {
  const { home, clerk, applicationId, objectId } = letting
  const { version } = await stateOf(world, letting)
  const answer = await world.ask(home, {
    method: 'POST',
    url: `/api/v1/communication/send-offer/${applicationId}/${objectId}`,
    payload: { version, ...payload },
    as: clerk,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return offerToken(world, home)
}

export const answerAs = (world: World, home: Workspace, token: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `/api/v1/action/${token}/offer-form`, payload })
