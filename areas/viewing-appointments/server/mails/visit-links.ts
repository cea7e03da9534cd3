// Addresses of the public pages. They open a page and change nothing.

import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/rules/project-type.ts'

const inLanguage = (path: string, language: Language): string =>
  language === 'de' ? path : `${path}${path.includes('?') ? '&' : '?'}language=${language}`

export const cancelLink = (ctx: Context, slug: string, language: Language): string =>
  ctx.linkTo(inLanguage(`/action/${slug}/-/appointment-cancel-booking`, language))

/** Change, accept, or look at the own booking. */
export const editLink = (ctx: Context, slug: string, language: Language): string =>
  ctx.linkTo(inLanguage(`/action/${slug}/appointment-edit-participants`, language))

export const drawLink = (ctx: Context, path: string, language: Language): string =>
  ctx.linkTo(inLanguage(path, language))

export const calendarLink = (ctx: Context, slug: string): string =>
  ctx.linkTo(`/api/v1/appointments/public/export-ical?appointmentSlug=${slug}`)

export const invitationLink = (
  ctx: Context,
  { slug, objectId, language }: { slug: string; objectId: string | null; language: Language },
): string =>
  ctx.linkTo(
    inLanguage(
      objectId
        ? `/action/${objectId}/${slug}/appointments-booking-object`
        : `/action/${slug}/appointments-booking-general`,
      language,
    ),
  )
