// The two responses with which the browser starts: the project at this address, and the data of the signed-in user.

import { asc, eq } from 'drizzle-orm'
import { contactSettings, generalSettings, signInSettings } from '#areas/project-settings/rules/settings.ts'
import { publicPageOf } from '#areas/project-settings/server/public.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import {
  allowedFileTypes,
  allowedImageTypes,
  maxFileSizeMegabytes,
  maxNumObjectImages,
} from '#platform/contract/file.ts'
import { isStaffRole } from '#platform/rules/permissions.ts'
import { landingOf } from '#platform/rules/landing.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { countUnread } from '#platform/server/mail/reading.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { demoLogins } from './demo-logins.ts'
import { mainMenuFor, settingsMenuFor } from './menu.ts'
import { publicHandler, handler } from '#platform/server/http/handler.ts'
import * as contract from '#platform/contract/session.ts'

export async function readInit(ctx: Context): Promise<ResponseOf<typeof contract.getInit>> {
  const general = await readSetting(ctx, 'general', generalSettings)
  const contact = await readSetting(ctx, 'contact', contactSettings)
  const signIn = await readSetting(ctx, 'sign-in', signInSettings)
  const { name, slug, projectType, theme, languages, isArchived } = ctx.workspace
  const notice = general.archived ?? archivedTexts(ctx)
  return {
    tenant: slug,
    siteTitle: general.publicTitle || name,
    project_type: projectType,
    theme,
    languages,
    language: languages[0] ?? 'de',
    tenantStatus: isArchived ? notice : null,
    publicPage: await publicPageOf(ctx, { general, contact }),
    signIn: {
      password: signIn.password,
      azure: signIn.azure !== null,
      oidc: signIn.oidc !== null,
      buttonText: signIn.oidc?.buttonText ?? null,
    },
    contact: { phone: spelledPhone(contact.phone), email: contact.email },
    supportEmail: general.supportEmail,
    formTemplate: ctx.workspace.formTemplate,
    demoLogins: ctx.workspace.isDemo ? await demoLogins(ctx) : [],
  }
}

export const getInit = publicHandler(contract.getInit, { servesArchived: true }, readInit)

const archivedTexts = (ctx: Context) => ({
  title: ctx.t('shell_archived_title'),
  msg1: ctx.t('shell_archived_text'),
  msg2: ctx.t('shell_archived_hint'),
})

export const getBootstrap = handler(contract.getBootstrap, { permission: 'permit', isForOwners: true }, async (ctx) => {
  const { user, workspace: own, t } = ctx
  const reader = { ...user, projectType: own.projectType, t }
  return {
    user: {
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      username: user.username,
      role: user.role,
      permissions: user.permissions,
      features: user.features,
      userType: user.userType,
      language: user.language,
    },
    landing: landingOf(user),
    settings: {
      project_type: own.projectType,
      theme: own.theme,
      baseBackendUrl: ctx.linkTo(''),
      availableFeatures: own.features,
      uiConfig: { applicationForm: { template: own.formTemplate } },
      currency: own.currency,
      currencyOrder: 'left',
      maxNumObjectImages,
      allowedImageTypes,
      allowedFileTypes,
      maxFileSize: maxFileSizeMegabytes,
      backgroundProcesses: { bulkMail: own.features.includes('bulkMail') },
    },
    menus: {
      mainMenu: mainMenuFor(reader),
      projectSettings: ctx.can('admin') ? settingsMenuFor(reader) : [],
    },
    projects: await projectsOf(ctx),
    unread_messages: ctx.can('shared_communication') ? await countUnread(ctx) : 0,
    language: user.language,
    favicon: null,
    siteTitle: own.name,
  }
})

/** In the demo all workspaces belong to one company; elsewhere, and for an owner, a workspace knows only itself. */
async function projectsOf(ctx: StaffContext) {
  const own = ctx.workspace
  const siblings =
    own.isDemo && isStaffRole(ctx.user.role)
      ? await ctx.db.select().from(workspace).where(eq(workspace.isDemo, true)).orderBy(asc(workspace.name))
      : [own]
  return siblings.map(({ name, slug, theme }) => ({
    name,
    slug,
    theme,
    url: ctx.linkTo('').replace(`//${own.slug}.`, `//${slug}.`),
    current: slug === own.slug,
  }))
}
