// Settings page of the project: its names and the company behind it.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line, noNumber } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { settingHistory } from './history.ts'
import { savedSetting, settingsContract, settingVersion } from './settings-contract.ts'

const words = (max: number) => z.string().trim().max(max, 'general_text_too_long')
const website = words(300).refine((typed) => typed === '' || /^https?:\/\/\S+\.\S+$/.test(typed), {
  error: 'project_settings_website_not_valid',
})
const address = words(254).refine((typed) => typed === '' || z.email().safeParse(typed).success, {
  error: 'admin_enter_valid_email',
})

export const generalData = z.object({
  name: line(120),
  publicTitle: words(120),
  website,
  /** Id of a public image; a person's own upload becomes public when the page is saved. */
  logoFileId: id.nullable(),
  footerLeft: words(200),
  footerRight: words(200),
  supportEmail: line(254).pipe(z.email('admin_enter_valid_email')),
  /** Age in years from which a person is an adult in the application form. */
  adultAge: z.int(noNumber).min(16).max(25),
  privacyDe: words(20_000),
  privacyFr: words(20_000),
})
export type GeneralData = z.infer<typeof generalData>

export const getProject = endpoint({
  method: 'GET',
  path: '/api/v1/settings/project',
  summary: 'Name, public titles and texts of the project, with what was changed.',
  response: z.object({
    version: settingVersion,
    data: generalData,
    logo: uploadedFile.nullable(),
    history: settingHistory,
  }),
})

export const saveProject = endpoint({
  method: 'POST',
  path: '/api/v1/settings/project',
  summary: 'Saves name, public titles and texts; a stale version answers 409 with what stands now.',
  body: generalData.extend({ version: settingVersion }),
  response: savedSetting,
})

export const contactData = z.object({
  company: words(120),
  person: words(120),
  phone: words(40),
  email: address,
  street: words(120),
  houseNumber: words(20),
  postalCode: words(4).refine((typed) => typed === '' || /^\d{4}$/.test(typed), {
    error: 'project_settings_postal_code',
  }),
  city: words(100),
})
export type ContactData = z.infer<typeof contactData>

export const { get: getOrganization, save: saveOrganization } = settingsContract({
  path: '/api/v1/settings/organization',
  data: contactData,
  get: 'Who applicants can turn to, as it stands in letters and on public pages, with what was changed.',
  save: 'Saves the contact of the project; a stale version answers 409 with what stands now.',
})
