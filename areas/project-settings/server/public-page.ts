// Logo, footer and styling of public pages.

import type { z } from 'zod'
import type { publicPage } from '#platform/contract/session.ts'
import { safeCss } from '#platform/rules/look/custom-css.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Context } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { contactSettings, generalSettings, publicListSettings, publicPageSettings } from '../rules/settings.ts'

interface Read {
  general: z.infer<typeof generalSettings>
  contact: z.infer<typeof contactSettings>
}

/** Reads the settings that the caller has not read yet. */
export async function publicPageOf(ctx: Context, read: Partial<Read> = {}): Promise<z.infer<typeof publicPage>> {
  const general = read.general ?? (await readSetting(ctx, 'general', generalSettings))
  const contact = read.contact ?? (await readSetting(ctx, 'contact', contactSettings))
  const look = await readSetting(ctx, 'public-page', publicPageSettings)
  const { frameColor } = await readSetting(ctx, 'public-list', publicListSettings)
  return {
    headerLogo: { url: general.website, image: general.logoFileId && `/api/v1/public-files/${general.logoFileId}` },
    footerLeft: general.footerLeft || [contact.company, contact.city].filter(Boolean).join(', '),
    footerRight: general.footerRight || [spelledPhone(contact.phone), contact.email].filter(Boolean).join(' · '),
    ...look,
    // Cleaned here, once for the app and the server's own pages.
    public_custom_css: look.public_custom_css && safeCss(look.public_custom_css),
    frame_color: frameColor || null,
  }
}
