// Endpoints for the settings of all forms of a project, and for the deposit providers offered.

import { z } from 'zod'
import { line, noNumber } from '#platform/contract/fields.ts'
import { settingsContract } from '#areas/project-settings/contract/settings-contract.ts'
import { occupancyBehaviours, questionPresets } from '#areas/forms/rules/form-settings.ts'

const wrong = { error: 'general_value_not_valid' }
const note = z.string().trim().max(500, 'general_text_too_long')

export const formGeneralData = z.object({
  /** Years; a person of this age is an adult. Same value as in the project's general settings. */
  adultAge: z.int(noNumber).min(16).max(25),
  /** `block` refuses a household that fits none of its wished objects; `warn` only shows a notice. */
  occupancy: z.enum(occupancyBehaviours, wrong),
  /** Rule set that decides which questions are forbidden or too early. */
  preset: z.enum(questionPresets, wrong),
  /** While true, applications cannot be started or submitted; existing drafts are kept. */
  isPaused: z.boolean(),
  /** Message for applicants during the pause. */
  pauseNoteDe: note,
  pauseNoteFr: note,
})
export type FormGeneralData = z.infer<typeof formGeneralData>

export const { get: getFormGeneral, save: saveFormGeneral } = settingsContract({
  path: '/api/v1/settings/form-settings/general',
  data: formGeneralData,
  get: 'What holds for all forms: age limit in years, occupancy, legal preset, pause; with what was changed.',
  save: 'Saves what holds for all forms; a stale version answers 409 with what stands now.',
})

/** The key is stored with the answers; the name is shown to applicants and staff. */
export const formProvider = z.object({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, 'general_value_not_valid')
    .max(60, 'general_text_too_long'),
  name: line(80),
  isActive: z.boolean(),
})

export const formProvidersData = z.object({
  providers: z
    .array(formProvider)
    .max(50, 'general_value_not_valid')
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'form_settings_provider_twice'),
})
export type FormProvidersData = z.infer<typeof formProvidersData>

export const { get: getFormProviders, save: saveFormProviders } = settingsContract({
  path: '/api/v1/settings/form-settings/providers',
  data: formProvidersData,
  get: 'Deposit providers among which applicants choose, in their order, with what was changed.',
  save: 'Saves the deposit providers; one that was answered with cannot go, only be switched off (409). Stale: 409 with what stands.',
})
