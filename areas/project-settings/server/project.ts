// The settings pages "general" and "contact".

import { eq } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { workspace } from '#platform/server/session/tables.ts'
import type { ContactData, GeneralData } from '../contract/project.ts'
import { hangLogo, lookLogo } from './logo.ts'
import { contactSettings, generalSettings } from '../rules/settings.ts'
import { readPage, type SettingPage, savePage } from './setting-page.ts'
import { settingsEndpoints } from './settings-endpoints.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/project.ts'

export const generalPage: SettingPage<GeneralData> = {
  key: 'general',
  async read(ctx) {
    const stored = await readSetting(ctx, 'general', generalSettings)
    const { publicTitle, website, logoFileId, footerLeft, footerRight, supportEmail, adultAge, privacyPolicy } = stored
    return {
      name: await nameOf(ctx),
      publicTitle,
      website,
      logoFileId,
      footerLeft,
      footerRight,
      supportEmail,
      adultAge,
      privacyDe: privacyPolicy.de ?? '',
      privacyFr: privacyPolicy.fr ?? '',
    }
  },
  async documentOf(ctx, data) {
    const stored = await readSetting(ctx, 'general', generalSettings)
    await changeWorkspace(ctx, { name: data.name })
    if (data.logoFileId !== stored.logoFileId) await hangLogo(ctx, stored.logoFileId, data.logoFileId)
    const { publicTitle, website, logoFileId, footerLeft, footerRight, supportEmail, adultAge } = data
    const privacyPolicy = {
      ...(data.privacyDe && { de: data.privacyDe }),
      ...(data.privacyFr && { fr: data.privacyFr }),
    }
    return {
      ...stored,
      publicTitle,
      website,
      logoFileId,
      footerLeft,
      footerRight,
      supportEmail,
      adultAge,
      privacyPolicy,
    }
  },
  words: (ctx, field) => (field === 'logoFileId' ? ctx.t('project_settings_logo_there') : undefined),
}

export const getProject = handler(contract.getProject, { permission: 'admin' }, async (ctx) => {
  const page = await readPage(generalPage)(ctx)
  return { ...page, logo: await lookLogo(ctx, page.data.logoFileId) }
})

/** Read from the database, because the call's workspace comes from a cache some seconds old. */
async function nameOf(ctx: Context): Promise<string> {
  const [row] = await ctx.db.select({ name: workspace.name }).from(workspace).where(eq(workspace.id, ctx.workspace.id))
  return row?.name ?? ctx.workspace.name
}

type WorkspaceFields = Partial<Pick<typeof workspace.$inferInsert, 'name' | 'currency' | 'languages'>>

export async function changeWorkspace(ctx: StaffContext, fields: WorkspaceFields): Promise<void> {
  await ctx.db.update(workspace).set(fields).where(eq(workspace.id, ctx.workspace.id))
}

export const contactPage: SettingPage<ContactData> = {
  key: 'contact',
  read: (ctx) => readSetting(ctx, 'contact', contactSettings),
  documentOf: async (_ctx, { company, person, phone, email, street, houseNumber, postalCode, city }) => ({
    company,
    person,
    phone,
    email,
    street,
    houseNumber,
    postalCode,
    city,
  }),
}

export const saveProject = handler(contract.saveProject, { permission: 'admin' }, savePage(generalPage))
export const { get: getOrganization, save: saveOrganization } = settingsEndpoints(
  { get: contract.getOrganization, save: contract.saveOrganization },
  contactPage,
)
