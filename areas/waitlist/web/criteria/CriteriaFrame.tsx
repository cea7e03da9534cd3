// Frame of the staff criteria form: shows why it cannot be saved and formats lists in a conflict. A new request can
// be saved unchanged, because its values may come from an application.

import type { ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Editing } from '#platform/web/record/editing.ts'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { soughtPlace } from '../../contract/criteria.ts'
import { placeWords } from '../../rules/place-of.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'

interface Props {
  form: Editing
  labels: Readonly<Record<string, string>>
  /** Reason why the form cannot be saved now; null if it can. */
  refusal: string | null
  isNew: boolean
  children: ReactNode
}

export function CriteriaFrame({ form, labels, refusal, isNew, children }: Props) {
  const t = useText()
  return (
    <>
      {refusal && <Paragraph isSoft>{refusal}</Paragraph>}
      <RecordForm
        form={isNew ? { ...form, isDirty: true } : form}
        labels={labels}
        wordsOf={(field, value) => wordsOf(t, field, value)}
        canEdit={refusal === null}
      >
        {children}
      </RecordForm>
    </>
  )
}

/** Formats lists; returns undefined for other values, which need no formatting. */
function wordsOf(t: ReturnType<typeof useText>, field: string, value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined
  if (field === 'places') return soughtPlace.array().parse(value).map(placeWords).join('; ')
  return value.map((one) => t(`waitlist_${field === 'kinds' ? 'kind' : 'need'}_${String(one)}`)).join(', ')
}
