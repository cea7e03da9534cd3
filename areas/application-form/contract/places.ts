// Slots for sections that other areas add to the public pages of the form.

import type { z } from 'zod'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import { slotPlace } from '#platform/contract/slot-place.ts'
import type { Credentials, formPage } from './form-shapes.ts'

/**
 * The page on which applicants follow their application. `sells` is true where the project sells; `isIncomplete` while
 * the page itself lists something that is missing.
 */
export const applicationStatusMain = slotPlace<{ credentials: Credentials; sells: boolean; isIncomplete: boolean }>(
  'application-status.main',
)

export type FormPage = z.infer<typeof formPage>
export type PreviewedPage = FormPage & { kind: FormKind }

/** Position in the form builder: start page, step, section or field. */
export interface PreviewPlace {
  step: string | null
  section: string | null
  field: string | null
}

/** Preview of a form that is not an application; `isShown` compares the kind of form. */
export const formPreviewWhole = slotPlace<{
  form: FormDefinition
  page: PreviewedPage
  /** Called when the user focuses a question. */
  onOpen: (place: PreviewPlace) => void
}>('form-preview.whole')
