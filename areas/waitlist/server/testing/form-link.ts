// Test helper: invites a person to the waitlist and finds the form behind the mailed link.

import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Person, World } from '#platform/server/testing/world.ts'

export const requests = '/api/v1/waitlist/applications'

export const winterthur = [{ type: 'city', plz: null, city: 'Winterthur', colony: null, district: null, address: null }]

/** Returns the id of the request and the URL of its form. */
export async function inviteBy(world: World, home: Workspace, as: Person, contactEmail = 'jana@example.ch') {
  const payload = { contactName: 'Jana Roth', contactEmail, language: 'de' }
  const answer = await world.ask(home, { method: 'POST', url: `${requests}/invite`, payload, as })
  const id: string = answer.json().id
  return { id, link: await mailedLink(world, home) }
}

/** Link in the latest invitation mail. */
export async function mailedLink(world: World, home: Workspace): Promise<string> {
  const text = await asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query<{ body_text: string }>(
      `select body_text from mail_message where kind = 'waitlist-criteria-form' order by created_at desc, id desc limit 1`,
    )
    return rows[0]?.body_text ?? ''
  })
  const found = /\/action\/[\w-]+\/[\w-]+\/waitlist-criteria-form/.exec(text)?.[0]
  if (!found) throw new Error('no form was mailed')
  return `/api/v1${found}`
}
