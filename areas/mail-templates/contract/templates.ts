// Contract of the mail templates settings page: list, single template, preview.

import { z } from 'zod'
import { settingHistory } from '#areas/project-settings/contract/history.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, line, option } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { kindGroups, mailKinds } from '../rules/kinds.ts'
import { templateWords } from '../rules/template-words.ts'

const kind = z.enum(mailKinds)

export const listMailTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/settings/email-templates/:tableId',
  summary: 'The templates of a group of mails, or of `all`, by kind and title; and the kinds there are.',
  params: z.object({ tableId: z.enum(['all', ...kindGroups]) }),
  response: z.object({
    templates: z.array(
      z.object({
        id,
        kind,
        title: z.string(),
        /** True if mails of this kind use the template by default. */
        isDefault: z.boolean(),
        isActive: z.boolean(),
        /** Languages in which the template has a text. */
        languages: z.array(z.enum(languages)),
        changedAt: z.string(),
        changedBy: z.string(),
      }),
    ),
    kinds: z.array(z.object({ kind, title: z.string(), group: z.enum(kindGroups), groupTitle: z.string() })),
  }),
})

export const templateActions = [
  'set_default',
  'unset_default',
  'duplicate',
  'activate',
  'deactivate',
  'delete',
] as const
export type TemplateAction = (typeof templateActions)[number]

export const changeMailTemplates = endpoint({
  method: 'POST',
  path: '/api/v1/settings/email-templates/:tableId',
  summary:
    'Makes templates the ones that go out, copies, switches or deletes them; 404 when one does not exist. Mails that went out stay as they were.',
  params: z.object({ tableId: z.enum(['all', ...kindGroups]) }),
  body: z.object({
    bulkAction: z.enum(templateActions),
    targets: z.array(id).min(1, 'table_nothing_selected').max(100),
  }),
  response: done,
})

const placeholder = z.object({ key: z.string(), title: z.string(), group: z.string() })

const oneKind = {
  kind,
  kindTitle: z.string(),
  group: z.enum(kindGroups),
  /** Text offered as a starting point. */
  standard: templateWords,
  placeholders: z.array(placeholder),
  /** Placeholder that the template must contain. */
  needs: placeholder.nullable(),
}

export const getNewMailTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/settings/email-templates/create',
  summary: 'What a new template of a kind begins with: the standard text in both languages, and its placeholders.',
  query: z.object({ kind }),
  response: z.object({
    ...oneKind,
    title: z.string(),
    /** True while the kind has no other default template. */
    isDefault: z.boolean(),
  }),
})

const written = templateWords.extend({ title: line(100) })

export const createMailTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/settings/email-templates/create',
  summary:
    'Keeps a new template; 422 with the field when a placeholder is unknown there, one is missing that the mail needs, or the title is taken.',
  body: written.extend({ kind, isDefault: z.boolean() }),
  response: z.object({ id, version: z.number(), notify: z.array(notice).optional() }),
})

export const getMailTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/settings/email-templates/:id/edit',
  summary: 'One template in both languages, the standard text, its placeholders, and what was changed by whom.',
  params: idParam,
  response: z.object({
    id,
    ...oneKind,
    title: z.string(),
    isDefault: z.boolean(),
    isActive: z.boolean(),
    version: z.number(),
    words: templateWords,
    history: settingHistory,
  }),
})

export const saveMailTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/settings/email-templates/:id/edit',
  summary:
    'Keeps the words of a template; 409 with what stands now when somebody else saved first, 422 as with a new one. Mails that went out stay as they were.',
  params: idParam,
  body: written.extend({
    /** The version that the edit is based on. */
    version: z.int().min(1),
  }),
  response: z.object({ version: z.number(), notify: z.array(notice).optional() }),
})

export const listSampleApplications = endpoint({
  method: 'GET',
  path: '/api/v1/settings/email-templates/samples',
  summary: 'The newest applications, with whose particulars a template can be looked at.',
  response: z.object({ applications: z.array(option.extend({ language: z.enum(languages) })) }),
})

export const previewMailTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/settings/email-templates/preview',
  summary:
    'How words would read as a mail about one application, as HTML of a whole page; what is only known when it is sent stands with its name. Writes nothing.',
  body: z.object({
    kind,
    language: z.enum(languages),
    subject: z.string().max(400),
    body: z.string().max(60_000),
    /** If omitted, placeholders show examples or their names. */
    applicationId: id.optional(),
  }),
  response: z.object({
    subject: z.string(),
    html: z.string(),
    /** Placeholders without a value; they would stop the mail. */
    empty: z.array(z.string()),
    unknown: z.array(z.string()),
  }),
})
