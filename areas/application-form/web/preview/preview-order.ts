// Messages between the form builder and its preview iframe. Both have the same origin; no data leaves the browser.

import type { Language } from '#platform/rules/project-type.ts'
import type { PreviewedPage, PreviewPlace } from '../../contract/places.ts'
import type { FormDefinition, FormSection } from '#areas/forms/rules/form-definition.ts'

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
