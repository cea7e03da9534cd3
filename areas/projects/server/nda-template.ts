// Changes the text of the confidentiality agreement: each save adds a version.

import { isDeepStrictEqual } from 'node:util'
import sanitizeHtml from 'sanitize-html'
import { handler } from '#platform/server/http/handler.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import * as contract from '../contract/project.ts'
import { addNdaVersion, ndaVersions } from './nda.ts'
import { lockProject, subjectOf } from './project-row.ts'
import type { NdaTexts } from './tables.ts'

export const updateNdaTemplate = handler(
  contract.updateNdaTemplate,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const row = await lockProject(ctx, params.id)
    const [newest] = await ndaVersions(ctx, row.id)
    const { languages } = ctx.workspace
    const texts: NdaTexts = Object.fromEntries(
      languages.map((language) => [language, plainHtml(body.texts[language] ?? '')]),
    )
    const empty = languages.find((language) => wordsIn(texts[language] ?? '') === '')
    if (empty) throw fieldRefusal(`texts.${empty}`, 'general_field_is_required')
    if (newest && isDeepStrictEqual(newest.texts, texts)) return { version: newest.version }
    if (newest && newest.version !== body.version) throw staleVersion({ version: newest.version, data: newest.texts })
    const version = await addNdaVersion(ctx, { projectId: row.id, texts, by: ctx.user.id })
    const change = { field: 'ndaVersion', old: newest?.version ?? null, new: version }
    ctx.record({ event: 'b2b_project.nda_changed', subject: subjectOf(row), changes: [change] })
    return { version, notify: [{ type: 'success' as const, title: ctx.t('projects_nda_saved', { version }) }] }
  },
)

/** Investors read the text in their browser: only formatting remains, no links, pictures or styles. */
const plainHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'h1',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'hr',
    ],
    allowedAttributes: {},
  }).trim()

const wordsIn = (html: string): string => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim()
