// Document upload after submission: one field per category for the household and each adult.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { getApplicationStatus, type PaperPlace } from '../../contract/status.ts'
import { householdKey } from '#areas/forms/rules/answers.ts'
import { PaperField } from './PaperField.tsx'
import type { StatusProps } from '../after-sending/status-props.ts'
import { PageCard } from '../look/PageCard.tsx'
import { SoftText } from '../look/SoftText.tsx'
import styles from './LaterPapers.module.css'

export function LaterPapers({ status, credentials }: StatusProps) {
  const t = useText()
  const { papers } = status
  if (papers.length === 0) return null
  const people = [...new Set(papers.map(({ person }) => person))]
  return (
    <PageCard id="papers-later" title={t('application_form_papers_later')}>
      <SoftText>{t('application_form_papers_later_text')}</SoftText>
      {people.map((person) => (
        <Person
          key={person ?? householdKey}
          person={person}
          isAlone={people.length === 1}
          status={status}
          credentials={credentials}
        />
      ))}
    </PageCard>
  )
}

/**
 * Initially open if documents are due or this is the only person. State, so that an arriving document does not close
 * the section during use.
 */
function Person({ person, isAlone, status, credentials }: StatusProps & { person: string | null; isAlone: boolean }) {
  const t = useText()
  const own = status.papers.filter((one) => one.person === person)
  const [isOpen] = useState(() => isAlone || own.some(isOwed))
  const queryClient = useQueryClient()
  const refresh = () =>
    void queryClient.invalidateQueries({ queryKey: queryOf(getApplicationStatus, { params: credentials }).queryKey })
  return (
    <details className={styles.person} open={isOpen}>
      <summary>{own[0]?.personName ?? t('application_form_papers_household')}</summary>
      <div className={styles.places}>
        {own.map((place) => (
          <PaperField
            key={place.category}
            place={place}
            documents={status.documents}
            canTakeBack={status.application.canChange}
            credentials={credentials}
            onChange={refresh}
          />
        ))}
      </div>
    </details>
  )
}

const isOwed = ({ isNeeded, state }: PaperPlace): boolean => isNeeded && state !== 'there'
