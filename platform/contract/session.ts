// Data of the user and the workspace for the browser: init before sign-in, bootstrap after it (spec 1 §3).

import { z } from 'zod'
import { features, permissions, roles, userTypes } from '../rules/permissions.ts'
import { languages, projectTypes, themes } from '../rules/project-type.ts'
import { endpoint } from './endpoint.ts'

/** Sent with every response to a signed-in user: another value means that their permissions have changed. */
export const standingHeader = 'x-standing'

export const sessionUser = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
  features: z.array(z.enum(features)),
  userType: z.enum(userTypes),
  language: z.enum(languages),
})
export type SessionUser = z.infer<typeof sessionUser>

export const menuItem = z.object({
  key: z.string(),
  title: z.string(),
  icon: z.string(),
  /** Path that the entry links to; empty for a heading that only groups its children. */
  urlName: z.string(),
  rank: z.number(),
  beta: z.boolean().optional(),
  /** The feature was not bought: the entry opens the upsell modal instead of navigating. */
  behaviour: z.object({ ui_action: z.literal('upsell'), notification_actions: z.array(z.string()) }).optional(),
  get children() {
    return z.array(menuItem).optional()
  },
})
export type MenuItem = z.infer<typeof menuItem>

export const publicPage = z.object({
  headerLogo: z.object({ url: z.string(), image: z.string().nullable() }),
  footerLeft: z.string(),
  footerRight: z.string(),
  favicon: z.string().nullable(),
  public_theme_color: z.string().nullable(),
  public_font_color: z.string().nullable(),
  public_second_font_color: z.string().nullable(),
  public_font: z.string().nullable(),
  public_custom_css: z.string().nullable(),
  /** Replaces the theme colour when the page is embedded in another website. */
  frame_color: z.string().nullable(),
})

/**
 * Loaded before sign-in: identifies the workspace of this host name. `tenantStatus` is set only for an archived
 * project.
 */
export const getInit = endpoint({
  method: 'GET',
  path: '/api/v1/init',
  summary: 'Name, look and sign-in choices of the workspace of this host name; 404 for an unknown one.',
  response: z.object({
    tenant: z.string(),
    siteTitle: z.string(),
    project_type: z.enum(projectTypes),
    theme: z.enum(themes),
    languages: z.array(z.enum(languages)),
    language: z.enum(languages),
    tenantStatus: z.object({ title: z.string(), msg1: z.string(), msg2: z.string() }).nullable(),
    publicPage,
    signIn: z.object({
      password: z.boolean(),
      azure: z.boolean(),
      oidc: z.boolean(),
      buttonText: z.string().nullable(),
    }),
    /** Public contact of the project, empty if unknown. */
    contact: z.object({ phone: z.string(), email: z.string() }),
    supportEmail: z.string(),
    /** Look of the application form (uiConfig of the specification) for pages that do not belong to a form. */
    formTemplate: z.enum(['default', 'lsz']),
    demoLogins: z.array(z.object({ email: z.string(), password: z.string(), role: z.enum(roles), name: z.string() })),
  }),
})

export const getBootstrap = endpoint({
  method: 'GET',
  path: '/api/v1/bootstrap',
  summary: 'Everything the back office needs to start: person, settings, menus, projects, unread count.',
  response: z.object({
    user: sessionUser,
    landing: z.string(),
    settings: z.object({
      project_type: z.enum(projectTypes),
      theme: z.enum(themes),
      baseBackendUrl: z.string(),
      availableFeatures: z.array(z.enum(features)),
      uiConfig: z.object({ applicationForm: z.object({ template: z.string() }) }),
      currency: z.string(),
      currencyOrder: z.enum(['left', 'right']),
      maxNumObjectImages: z.number(),
      allowedImageTypes: z.array(z.string()),
      allowedFileTypes: z.array(z.string()),
      maxFileSize: z.number(),
      backgroundProcesses: z.object({ bulkMail: z.boolean() }),
    }),
    menus: z.object({ mainMenu: z.array(menuItem), projectSettings: z.array(menuItem) }),
    projects: z.array(
      z.object({ name: z.string(), slug: z.string(), url: z.string(), current: z.boolean(), theme: z.enum(themes) }),
    ),
    unread_messages: z.number(),
    language: z.enum(languages),
    favicon: z.string().nullable(),
    siteTitle: z.string(),
  }),
})
export type Bootstrap = z.infer<(typeof getBootstrap)['response']>
export type Init = z.infer<(typeof getInit)['response']>
