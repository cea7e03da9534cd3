// Settings for all forms of a project, as the rules need them (domain.md §15).

import { z } from 'zod'

export const occupancyBehaviours = ['block', 'warn'] as const

/** Legal rule set for questions: Swiss law, Swiss law for subsidised or purpose-bound rents, or no check. */
export const questionPresets = ['swiss', 'swiss_subsidised', 'none'] as const
export type QuestionPreset = (typeof questionPresets)[number]

const text = z.string().default('')

export const formGeneralSettings = z.object({
  occupancy: z.enum(occupancyBehaviours).default('block'),
  preset: z.enum(questionPresets).default('swiss'),
  isPaused: z.boolean().default(false),
  pauseNoteDe: text,
  pauseNoteFr: text,
})
export type FormGeneralSettings = z.infer<typeof formGeneralSettings>

const knownProviders = [
  ['swisscaution', 'SwissCaution'],
  ['firstcaution', 'Firstcaution'],
  ['gocaution', 'goCaution'],
  ['smartcaution', 'SmartCaution'],
] as const

export const formProviderSettings = z.object({
  providers: z
    .array(z.object({ key: z.string(), name: z.string(), isActive: z.boolean() }))
    .default(knownProviders.map(([key, name]) => ({ key, name, isActive: true }))),
})
export type FormProviders = z.infer<typeof formProviderSettings>['providers']
