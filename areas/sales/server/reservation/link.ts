// The link of the buyer's page: bound to one reservation, its token stored as a hash.

import { dayAfter, endOfDay } from '#platform/rules/calendar-day.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'

/** Validity of the link of an agreement that nobody has accepted, in days. */
const linkDays = 30

export interface NewLink {
  token: string
  columns: { tokenHash: Buffer; linkUntil: Date }
}

export function newLink(ctx: Context): NewLink {
  const token = newToken()
  return { token, columns: { tokenHash: hashOf(token), linkUntil: endOfDay(dayAfter(ctx.now, linkDays)) } }
}

interface Linked {
  uuid: string
  token: string
  language: Language
}

export const linkPath = (page: string, { uuid, token, language }: Linked): string =>
  `/action/${uuid}/${token}/${page}${language === 'de' ? '' : `?language=${language}`}`
