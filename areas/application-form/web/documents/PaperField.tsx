// One upload place after submission: uploaded files, missing files, and the upload button.

import { useMemo } from 'react'
import { allowedPaperTypes } from '#platform/contract/file.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials, HandedIn } from '../../contract/form-shapes.ts'
import type { PaperPlace } from '../../contract/status.ts'
import { householdKey } from '#areas/forms/rules/answers.ts'
import { keeperOf } from './kept-papers.ts'
import { handIn, takeBack } from './upload.ts'
import styles from './PaperField.module.css'

interface Props {
  place: PaperPlace
  /** Documents of all people and questions. */
  documents: readonly HandedIn[]
  /** False once staff have acted on the application. */
  canTakeBack: boolean
  /** Credentials of the household, or of the person who owns these documents. */
  credentials: Credentials
  onChange: () => void
}

export function PaperField({ place, documents: all, canTakeBack, credentials, onChange }: Props) {
  const t = useText()
  const { person, category, title, isNeeded, isDue, maxFiles, state } = place
  const documents = all.filter((one) => one.person === person && one.key === category)
  const keeper = useMemo(
    () => keeperOf({ slug: credentials.slug, owner: person ?? householdKey, category }),
    [credentials.slug, person, category],
  )
  return (
    <FileField
      label={title}
      required={isNeeded}
      {...(state === 'expired' && { hint: t('application_form_paper_expired_hint') })}
      {...(documents.length >= maxFiles && { hint: t('application_form_documents_full') })}
      {...(!isDue && { hint: t('application_form_paper_not_yet') })}
      name={`${person ?? householdKey}-${category}`}
      most={maxFiles}
      disabled={!isDue}
      keeper={keeper}
      types={allowedPaperTypes}
      value={documents.map((document) => ({ ...document, key: document.id }))}
      onChange={onChange}
      upload={async (file, options) => {
        const document = await handIn(credentials, { person, category, file, ...options })
        return { ...document, key: document.id }
      }}
      {...(!canTakeBack && { children: <Names names={documents.map(({ displayName }) => displayName)} /> })}
      remove={({ id }) => takeBack(credentials, { id })}
    />
  )
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name, index) => (
        <li key={`${index} ${name}`}>{name}</li>
      ))}
    </ul>
  )
}
