// People who can receive reports: users who work here and may read reports.

import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { colleaguesWith } from '#platform/server/session/colleagues.ts'
import { nameOfStaff } from '#platform/server/session/staff-names.ts'
import type { Recipient } from '../../contract/reports.ts'
import type { RecipientKind } from '../../rules/report.ts'

export interface FoundRecipient extends Recipient {
  name: string
  email: string
  language: Language
}

export async function recipientChoices(ctx: Context) {
  const found = await allRecipients(ctx)
  return found.map(({ kind, id, name }) => ({ kind, value: id, displayName: name }))
}

/** Those of the given recipients who can sign in and read reports. */
export async function findRecipients(ctx: Context, wanted: readonly Recipient[]): Promise<FoundRecipient[]> {
  const keys = new Set(wanted.map(keyOf))
  return (await allRecipients(ctx)).filter((one) => keys.has(keyOf(one)))
}

export const keyOf = ({ kind, id }: { kind: RecipientKind; id: string }): string => `${kind} ${id}`

async function allRecipients(ctx: Context): Promise<FoundRecipient[]> {
  const users = await colleaguesWith(ctx, 'reporting_read')
  return users.map(({ id, firstName, lastName, email, language }) => ({
    kind: 'user',
    id,
    name: nameOfStaff(firstName, lastName).name,
    email,
    language,
  }))
}
