// Messages between the form builder and its preview iframe. Both have the same origin; no data leaves the browser.

import type { z } from 'zod'
import type { Language } from '#platform/rules/project-type.ts'
import type { formPage } from '../../contract/form-shapes.ts'
import type { FormDefinition, FormSection } from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'

export type FormPage = z.infer<typeof formPage>
export type PreviewedPage = FormPage & { kind: FormKind }

/** Position in the form builder: start page, step, section or field. */
export interface PreviewPlace {
  step: string | null
  section: string | null
  field: string | null
}

/** Message to the iframe: content to show. */
export interface PreviewOrder {
  to: 'form-preview'
  page: PreviewedPage
  form: FormDefinition
  language: Language
  part: FormSection['of']
  place: PreviewPlace
}

/** Message from the iframe: it is ready, or the user opened a step or a question. */
export type PreviewNews =
  | { from: 'form-preview'; what: 'ready' }
  | { from: 'form-preview'; what: 'opened'; place: PreviewPlace; part: FormSection['of'] }

export const isOrder = (data: unknown): data is PreviewOrder =>
  typeof data === 'object' && data !== null && 'to' in data && data.to === 'form-preview'

export const isNews = (data: unknown): data is PreviewNews =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === 'form-preview'
