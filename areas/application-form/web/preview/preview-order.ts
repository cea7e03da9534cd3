// What the form builder and the page it shows in its frame say to each other. Both are of the same origin; nothing leaves the browser.

import type { z } from 'zod'
import type { Language } from '#platform/rules/project-type.ts'
import type { formPage } from '../../contract/form-shapes.ts'
import type { FormDefinition, FormSection } from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'

export type FormPage = z.infer<typeof formPage>
export type PreviewedPage = FormPage & { kind: FormKind }

/** Where the builder is at: the start page, a step, one of its sections or fields. */
export interface PreviewPlace {
  step: string | null
  section: string | null
  field: string | null
}

/** What shall be shown. */
export interface PreviewOrder {
  to: 'form-preview'
  page: PreviewedPage
  form: FormDefinition
  language: Language
  part: FormSection['of']
  place: PreviewPlace
}

/** What happened in the frame: it is ready, somebody went to a step, or chose a question. */
export type PreviewNews =
  | { from: 'form-preview'; what: 'ready' }
  | { from: 'form-preview'; what: 'opened'; place: PreviewPlace; part: FormSection['of'] }

export const isOrder = (data: unknown): data is PreviewOrder =>
  typeof data === 'object' && data !== null && 'to' in data && data.to === 'form-preview'

export const isNews = (data: unknown): data is PreviewNews =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === 'form-preview'
