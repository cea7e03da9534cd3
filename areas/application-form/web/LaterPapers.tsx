// Papers after sending: the household and each adult with a place for every category, so that each file is where it belongs.

import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { FileField } from '#platform/web/form/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { householdKey } from '../contract/documents.ts'
import { getApplicationStatus, type PaperPlace } from '../contract/status.ts'
import { keeperOf } from './kept-papers.ts'
import type { StatusProps } from './status-props.ts'
import { handIn, takeBack } from './upload.ts'
import styles from './StatusPage.module.css'

export function LaterPapers({ status, credentials }: StatusProps) {
  const t = useText()
  const { papers } = status
  if (papers.length === 0) return null
  const people = [...new Set(papers.map(({ person }) => person))]
  return (
    <section className={styles.card} aria-labelledby="papers-later">
      <h2 className={styles.title} id="papers-later">
        {t('application_form_papers_later')}
      </h2>
      <p className={styles.text}>{t('application_form_papers_later_text')}</p>
      {people.map((person) => (
        <Person key={person ?? householdKey} person={person} status={status} credentials={credentials} />
      ))}
    </section>
  )
}

/** Open where something is owed at first; what has just come must not close it under somebody's hands. */
function Person({ person, status, credentials }: StatusProps & { person: string | null }) {
  const t = useText()
  const own = status.papers.filter((one) => one.person === person)
  const [isOpen] = useState(() => own.some(isOwed))
  return (
    <details className={styles.person} open={isOpen}>
      <summary>{own[0]?.personName ?? t('application_form_papers_household')}</summary>
      <div className={styles.places}>
        {own.map((place) => (
          <Paper key={place.category} place={place} status={status} credentials={credentials} />
        ))}
      </div>
    </details>
  )
}

const isOwed = ({ isNeeded, state }: PaperPlace): boolean => isNeeded && state !== 'there'

function Paper({ place, status, credentials }: StatusProps & { place: PaperPlace }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { person, category, title, isNeeded, isDue, maxFiles, state } = place
  const { canChange } = status.application
  const documents = status.documents.filter((one) => one.person === person && one.key === category)
  const keeper = useMemo(
    () => keeperOf({ slug: credentials.slug, owner: person ?? householdKey, category }),
    [credentials.slug, person, category],
  )
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: queryOf(getApplicationStatus, { params: credentials }).queryKey })
  return (
    <FileField
      label={title}
      required={isNeeded}
      {...(state === 'expired' && { hint: t('application_form_paper_expired_hint') })}
      {...(documents.length >= maxFiles && { hint: t('application_form_documents_full') })}
      {...(!isDue && { hint: t('application_form_paper_not_yet') })}
      name={`${person ?? householdKey}-${category}`}
      most={isDue ? maxFiles : documents.length}
      keeper={keeper}
      value={documents.map((document) => ({ ...document, key: document.id }))}
      onChange={() => void refresh()}
      upload={async (file, options) => {
        const document = await handIn(credentials, { person, category, file, ...options })
        return { ...document, key: document.id }
      }}
      // What staff have decided by is not taken away any more.
      {...(!canChange && { children: <Names names={documents.map(({ displayName }) => displayName)} /> })}
      remove={({ id }) => takeBack(credentials, { id })}
    />
  )
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name, place) => (
        <li key={`${place} ${name}`}>{name}</li>
      ))}
    </ul>
  )
}
