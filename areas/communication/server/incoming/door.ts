// Finds the workspaces that a raw message is for and stores it there. A message for an unknown workspace is rejected;
// none of it is stored or logged.

import type { Services, Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { readAddress } from '#platform/server/mail/addresses.ts'
import type { Workspaces } from '#platform/server/session/workspaces.ts'
import { parseMail, type Incoming } from './parsing.ts'
import { AlreadyKept, receiveMail, type Reception } from './receiving.ts'
import { quotedIdIn, reportIn } from './reports.ts'

export interface Door {
  services: Services
  workspaces: Workspaces
}

/** 25 MB, the usual limit of mail servers. */
export const longestMail = 25 * 1024 * 1024

/** Unknown: addressed to no workspace. Unreadable: the message cannot be parsed. */
export type NotTaken = 'unknown' | 'unreadable'

export async function takeIn(
  door: Door,
  raw: Buffer,
  delivered: readonly string[] = [],
): Promise<Reception | NotTaken> {
  const mail = readMail(door, raw, delivered)
  if (!mail) return 'unreadable'
  const workspaces = (await workspacesFor(door, mail)).filter(({ isArchived }) => !isArchived)
  if (workspaces.length === 0) {
    door.services.log.warn({ size: raw.length }, 'a mail for nobody here')
    return 'unknown'
  }
  const receptions: Reception[] = []
  for (const workspace of workspaces) receptions.push(await takeInto(door, workspace, { mail, raw }))
  return receptions.find((reception) => reception !== 'known') ?? 'known'
}

/** Returns null for a message that can never be parsed, so that the sender need not retry. */
function readMail({ services }: Door, raw: Buffer, delivered: readonly string[]): Incoming | null {
  try {
    return parseMail(raw, delivered)
  } catch (error) {
    const cause = error instanceof Error ? error.name : 'unknown'
    services.log.error({ size: raw.length, cause }, 'a mail that cannot be read')
    return null
  }
}

async function takeInto(
  { services }: Door,
  workspace: Workspace,
  { mail, raw }: { mail: Incoming; raw: Buffer },
): Promise<Reception> {
  try {
    return await asSystem(services, workspace, (ctx) => receiveMail(ctx, mail, raw))
  } catch (error) {
    if (error instanceof AlreadyKept) return 'known'
    throw error
  }
}

/**
 * Returns all workspaces named in the recipient addresses; otherwise that of the mail replied to; otherwise those
 * with a verified sender address among the recipients.
 */
async function workspacesFor(door: Door, mail: Incoming): Promise<Workspace[]> {
  const addressed = await workspacesCalled(door, slugsInAddresses(door.services, mail))
  if (addressed.length > 0) return addressed
  const answered = await workspacesCalled(door, slugsInIds(door.services, mail))
  return answered.length > 0 ? answered.slice(0, 1) : workspacesByOwnAddress(door, mail)
}

async function workspacesCalled({ workspaces }: Door, slugs: readonly string[]): Promise<Workspace[]> {
  const found: Workspace[] = []
  for (const slug of new Set(slugs)) {
    const workspace = await workspaces.look(slug)
    if (workspace) found.push(workspace)
  }
  return found
}

/** Workspace slugs from reply and bounce addresses, or from plain `<workspace>@` addresses of the inbound domain. */
function slugsInAddresses({ config }: Services, { recipients }: Incoming): string[] {
  const known = recipients.map((address) => readAddress(address)?.slug)
  const domain = config.mailInbound?.includes('@') ? undefined : config.mailInbound
  const plain = recipients.map((address) =>
    domain && address.endsWith(`@${domain}`) ? address.split(/[+@]/)[0] : undefined,
  )
  return [...known, ...plain].filter((slug) => slug !== undefined)
}

/** Our Message-IDs contain the slug of their workspace. */
function slugsInIds({ config }: Services, mail: Incoming): string[] {
  const ids = [quotedId(mail), mail.inReplyTo, ...mail.references].filter((id) => typeof id === 'string')
  const ending = `.${config.publicHost}>`
  return ids
    .filter((id) => id.endsWith(ending))
    .map((id) => id.slice(id.indexOf('@') + 1, -ending.length))
    .filter((slug) => /^[a-z0-9-]+$/.test(slug))
}

const quotedId = (mail: Incoming): string | null =>
  mail.nature.looksLikeBounce ? quotedIdIn(mail) : (reportIn(mail)?.originalMessageId ?? null)

/** Finds workspaces whose verified sender address is among the recipients: mails forwarded from that address. */
async function workspacesByOwnAddress({ services, workspaces }: Door, { recipients }: Incoming): Promise<Workspace[]> {
  if (recipients.length === 0) return []
  const found: Workspace[] = []
  for (const id of await workspaces.listIds()) {
    const { rows } = await inWorkspace(services.pool, id, (client) =>
      client.query(
        'select from mail_sender where workspace_id = $1 and verified_at is not null and address = any($2)',
        [id, recipients],
      ),
    )
    if (rows.length > 0) found.push(await workspaces.find(id))
  }
  return found
}
