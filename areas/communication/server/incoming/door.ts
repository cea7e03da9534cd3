// Finds the workspace a raw message is for and hands it in. A message for nobody here is turned away; nothing of it is kept or logged.

import type { House, Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { readAddress } from '#platform/server/mail/addresses.ts'
import type { Workspaces } from '#platform/server/session/workspaces.ts'
import { parseMail, type Incoming } from './parsing.ts'
import { AlreadyKept, receiveMail, type Reception } from './receiving.ts'
import { reportIn } from './reports.ts'

export interface Door {
  house: House
  workspaces: Workspaces
}

/** 25 MB, as mail servers have it. */
export const longestMail = 25 * 1024 * 1024

export async function takeIn(
  door: Door,
  raw: Buffer,
  delivered: readonly string[] = [],
): Promise<Reception | 'unknown'> {
  const mail = await parseMail(raw, delivered)
  const workspace = await workspaceFor(door, mail)
  if (!workspace || workspace.isArchived) {
    door.house.log.warn({ size: raw.length }, 'a mail for nobody here')
    return 'unknown'
  }
  try {
    return await asSystem(door.house, workspace, (ctx) => receiveMail(ctx, mail, raw))
  } catch (error) {
    if (error instanceof AlreadyKept) return 'known'
    throw error
  }
}

async function workspaceFor(door: Door, mail: Incoming): Promise<Workspace | null> {
  for (const slug of new Set([...slugsInAddresses(door.house, mail), ...slugsInIds(door.house, mail)])) {
    const workspace = await door.workspaces.look(slug)
    if (workspace) return workspace
  }
  return workspaceByOwnAddress(door, mail)
}

/** Of a reply or report; or the plain `<workspace>@` of the domain where everything arrives. */
function slugsInAddresses({ config }: House, { recipients }: Incoming): string[] {
  const known = recipients.map((address) => readAddress(address)?.slug)
  const domain = config.mailInbound?.includes('@') ? undefined : config.mailInbound
  const plain = recipients.map((address) =>
    domain && address.endsWith(`@${domain}`) ? address.split(/[+@]/)[0] : undefined,
  )
  return [...known, ...plain].filter((slug) => slug !== undefined)
}

/** Our own ids name their workspace. */
function slugsInIds({ config }: House, mail: Incoming): string[] {
  const ids = [reportIn(mail)?.originalMessageId, mail.inReplyTo, ...mail.references].filter(
    (id) => typeof id === 'string',
  )
  const ending = `.${config.publicHost}>`
  return ids
    .filter((id) => id.endsWith(ending))
    .map((id) => id.slice(id.indexOf('@') + 1, -ending.length))
    .filter((slug) => /^[a-z0-9-]+$/.test(slug))
}

/** Sent on from the address in whose name a project writes. */
async function workspaceByOwnAddress({ house, workspaces }: Door, { recipients }: Incoming): Promise<Workspace | null> {
  if (recipients.length === 0) return null
  for (const id of await workspaces.listIds()) {
    const { rows } = await inWorkspace(house.pool, id, (client) =>
      client.query(
        'select from mail_sender where workspace_id = $1 and verified_at is not null and address = any($2)',
        [id, recipients],
      ),
    )
    if (rows.length > 0) return workspaces.find(id)
  }
  return null
}
