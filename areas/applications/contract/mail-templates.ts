// The wordings of the project's letters on their settings page. For now those of denials.

import { z } from 'zod'
import { settingHistory } from '#areas/project-settings/contract/history.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, option } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { denialPlaceholders, denialTemplates } from '../rules/denial.ts'
import { denialWords } from '../rules/denial-wording.ts'

const templateParam = z.object({ id: z.enum(denialTemplates) })

export const listMailTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/settings/email-templates/:tableId',
  summary: 'The wordings that letters of one kind go out with, and who changed each of them when.',
  params: z.object({ tableId: z.literal('denials') }),
  answer: z.object({
    templates: z.array(
      z.object({
        id: z.enum(denialTemplates),
        title: z.string(),
        /** Null while the wording is the built-in one and nobody has ever saved another. */
        changed: z.object({ at: z.string(), by: z.string() }).nullable(),
      }),
    ),
    /** For the preview, newest first. */
    applications: z.array(option.extend({ language: z.enum(languages) })),
  }),
})

export const getMailTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/settings/email-templates/:id/edit',
  summary: 'One wording in both languages, the built-in one beside it, its placeholders, and what was changed by whom.',
  params: templateParam,
  answer: z.object({
    id: z.enum(denialTemplates),
    title: z.string(),
    /** The reasons for which it is proposed, in the language of the reader. */
    reasons: z.array(z.string()),
    /** 0 while nobody has saved a wording. */
    version: z.number(),
    words: denialWords,
    builtIn: denialWords,
    placeholders: z.array(z.object({ key: z.enum(denialPlaceholders), title: z.string() })),
    history: settingHistory,
  }),
})

export const saveMailTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/settings/email-templates/:id/edit',
  summary:
    'Keeps a wording as a new version; 409 with what stands now when somebody else saved first. Letters that went out stay as they were.',
  params: templateParam,
  body: denialWords.extend({
    /** The version that was edited. */
    version: z.int().min(0),
  }),
  answer: z.object({ version: z.number(), notify: z.array(notice).optional() }),
})

export const getLetterSample = endpoint({
  method: 'GET',
  path: '/api/v1/settings/email-templates/sample/:id',
  summary: 'What a denial of one application holds around and inside its wording, in the language asked for.',
  params: z.object({ id }),
  query: z.object({ language: z.enum(languages) }),
  answer: z.object({
    to: z.string(),
    greeting: z.string(),
    closing: z.string(),
    sender: z.string(),
    /** Empty where nothing is known: such a letter is not sent. */
    values: z.record(z.enum(denialPlaceholders), z.string()),
  }),
})
