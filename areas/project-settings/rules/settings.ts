// Documents of the settings pages, with their defaults (domain.md §16).

import { z } from 'zod'
import { frameColumns, frameFilters } from './frame-settings.ts'

export const generalSettings = z.object({
  website: z.string().default(''),
  publicTitle: z.string().default(''),
  footerLeft: z.string().default(''),
  footerRight: z.string().default(''),
  privacyPolicy: z.partialRecord(z.enum(['de', 'fr']), z.string()).default({}),
  supportEmail: z.string().default('support@quartier.example'),
  logoFileId: z.uuid().nullable().default(null),
  /** Age in years from which a person is an adult in the application form. */
  adultAge: z.int().default(18),
  /** Shown instead of the product when the project is archived; `[d]` is replaced by its name. */
  archived: z.object({ title: z.string(), msg1: z.string(), msg2: z.string() }).nullable().default(null),
})

export const contactSettings = z.object({
  person: z.string().default(''),
  phone: z.string().default(''),
  email: z.string().default(''),
  company: z.string().default(''),
  street: z.string().default(''),
  houseNumber: z.string().default(''),
  postalCode: z.string().default(''),
  city: z.string().default(''),
})

/** The provider may assign a person's role here; a missing or unmapped role changes nothing. */
const rolesOfProvider = {
  /**
   * Name of the claim that contains a role or a list of roles, such as `groups`; dots lead into objects:
   * `realm_access.roles`.
   */
  rolesClaim: z.string().nullable().default(null),
  /** The provider's role name → our role. */
  roles: z.record(z.string(), z.string()).default({}),
}

const secretOfProvider = {
  /** Encrypted if it was saved on the settings page. */
  clientSecret: z.string(),
  /** Time at which it was saved there, as ISO text; empty if it was set by other means. */
  secretSetAt: z.string().default(''),
}

/** Sign-in methods of this workspace, beside the password. */
export const signInSettings = z.object({
  password: z.boolean().default(true),
  oidc: z
    .object({
      issuer: z.url(),
      clientId: z.string(),
      ...secretOfProvider,
      allowedDomains: z.array(z.string()).default([]),
      createsUsers: z.boolean().default(false),
      defaultRole: z.string().default('user'),
      ...rolesOfProvider,
      buttonText: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  azure: z
    .object({
      directoryId: z.string(),
      clientId: z.string(),
      ...secretOfProvider,
      allowedDomains: z.array(z.string()).default([]),
      createsUsers: z.boolean().default(false),
      defaultRole: z.string().default('user'),
      ...rolesOfProvider,
      /** Authority URL, if not Microsoft's public cloud, such as a national cloud. */
      authority: z.url().default('https://login.microsoftonline.com'),
    })
    .nullable()
    .default(null),
})

export const publicPageSettings = z.object({
  favicon: z.string().nullable().default(null),
  public_theme_color: z.string().nullable().default(null),
  public_font_color: z.string().nullable().default(null),
  public_second_font_color: z.string().nullable().default(null),
  public_font: z.string().nullable().default(null),
  public_custom_css: z.string().nullable().default(null),
})

/** The public object list (domain.md §27). */
export const publicListSettings = z.object({
  /** True if reserved, let and sold objects stay on the list. */
  showsTaken: z.boolean().default(true),
  hidesPricesOfTaken: z.boolean().default(true),
  /** Applies only to the list embedded in other websites; on its own host the list shows all columns. */
  frameColumns: z.array(z.enum(frameColumns)).default([...frameColumns]),
  frameFilters: z.array(z.enum(frameFilters)).default([...frameFilters]),
  /** #rrggbb; empty for the colour of the public pages. */
  frameColor: z.string().default(''),
  /** Number of pictures required for publication; 0 for no minimum. */
  leastPictures: z.int().min(0).default(0),
})
