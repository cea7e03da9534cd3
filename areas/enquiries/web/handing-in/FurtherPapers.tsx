// Upload of documents that were not requested, collapsed until needed: first the person and the category, then the
// files. A category that is already on the page cannot be chosen again.

import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { householdKey, type PaperPlace, type UploadForm } from '../../contract/upload-form.ts'
import { PaperField, type PaperFieldProps } from './PaperField.tsx'
import { isAt } from './places.ts'
import { PersonHeading } from './PersonHeading.tsx'
import styles from './FurtherPapers.module.css'

interface Props {
  form: UploadForm
  fieldOf: (place: PaperPlace) => PaperFieldProps
}

const keyOf = ({ person, category }: PaperPlace) => `${person ?? householdKey} ${category}`

export function FurtherPapers({ form, fieldOf }: Props) {
  const t = useText()
  const [opened, setOpened] = useState<readonly string[]>([])
  const further = form.places.filter(({ reason }) => reason === null)
  const isOpen = (place: PaperPlace) => opened.includes(keyOf(place)) || form.documents.some((one) => isAt(one, place))
  const titleOf = ({ title, name }: PaperPlace) => (name ? `${title} – ${name}` : title)
  const choices = further.filter((place) => !isOpen(place))
  if (further.length === 0) return null
  return (
    <details className={styles.further} open={choices.length < further.length || undefined}>
      <summary>
        <PersonHeading>{t('enquiries_upload_further')}</PersonHeading>
      </summary>
      {further.filter(isOpen).map((place) => (
        <PaperField key={keyOf(place)} {...fieldOf({ ...place, title: titleOf(place) })} />
      ))}
      {choices.length > 0 && (
        <SelectField
          label={t('enquiries_category')}
          hint={t('enquiries_upload_further_hint')}
          value={null}
          onChange={(key) => key && setOpened([...opened, key])}
          options={choices.map((place) => ({ value: keyOf(place), displayName: titleOf(place) }))}
        />
      )}
    </details>
  )
}
