// Values available in every mail: project and contact, date, language, and sender.

import { and, eq } from 'drizzle-orm'
import { contactSettings, generalSettings } from '#areas/project-settings/rules/settings.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context, SignedIn, StaffContext } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import type { Values } from '../rules/filling.ts'

/** The signed-in staff member; null in automatic mails. */
export const senderOf = (ctx: Context): SignedIn | null => (isStaff(ctx) ? ctx.user : null)

const isStaff = (ctx: Context): ctx is StaffContext => 'user' in ctx

const swissDay = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** Values by language, read once for all mails of a call. */
export async function readCommonValues(ctx: Context): Promise<Readonly<Record<Language, Values>>> {
  const { website } = await readSetting(ctx, 'general', generalSettings)
  const contact = await readSetting(ctx, 'contact', contactSettings)
  const { person, phone, email, company, street, houseNumber, postalCode, city } = contact
  const place = [company, [street, houseNumber], [postalCode, city]].map((part) =>
    [part].flat().filter(Boolean).join(' '),
  )
  const values = {
    place_project: ctx.workspace.name,
    place_contact_website: website,
    place_contact_person: person,
    place_contact_phone: spelledPhone(phone),
    place_contact_mail: email,
    place_contact_address: place.filter(Boolean).join(', '),
    place_today: swissDay.format(ctx.now),
    ...(await senderValues(ctx)),
  }
  const spoken = (language: Language): Values => ({
    ...values,
    place_language: translatorFor(language, ctx.workspace.projectType)(`general_language_${language}`),
  })
  return { de: spoken('de'), fr: spoken('fr') }
}

async function senderValues(ctx: Context): Promise<Values> {
  const user = senderOf(ctx)
  if (!user) return {}
  const [row] = await ctx.db
    .select({ phone: staffUser.phone })
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, user.id)))
  return {
    place_user_name: [user.firstName, user.lastName].filter(Boolean).join(' '),
    place_user_mail: user.email,
    place_user_phone: row?.phone ? spelledPhone(row.phone) : '',
  }
}
