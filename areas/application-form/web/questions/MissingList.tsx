// Missing items of a submitted application: address confirmation, co-applicants' parts, documents.

import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ApplicationStatus } from '../../contract/status.ts'
import { PageCard } from '../look/PageCard.tsx'
import styles from './MissingList.module.css'

export function MissingList({ status }: { status: ApplicationStatus }) {
  const t = useText()
  const lines = missingLines(t, status)
  // The course of a purchase lists its own missing steps: "nothing" here would contradict it.
  if (lines.length === 0 && status.sells) return null
  return (
    <PageCard id="missing" title={t('application_form_missing')}>
      {lines.length === 0 && (
        <p className={styles.nothing}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden />
          {t('application_form_missing_nothing')}
        </p>
      )}
      {lines.length > 0 && (
        <ul className={styles.missing}>
          {lines.map((line, index) => (
            <li key={`${index} ${line}`}>
              <IconAlertCircle size={20} stroke={1.5} aria-hidden />
              {line}
            </li>
          ))}
        </ul>
      )}
    </PageCard>
  )
}

/** One sentence for each missing item. */
export function missingLines(
  t: ReturnType<typeof useText>,
  { missing, papers, application }: ApplicationStatus,
): string[] {
  const household = t('application_form_papers_household')
  return [
    ...(missing.email ? [t('application_form_missing_email', { email: application.contactEmail })] : []),
    ...missing.people.map(({ email }) =>
      email ? t('application_form_missing_person', { email }) : t('application_form_missing_person_by_link'),
    ),
    ...papers
      .filter(({ isNeeded, state }) => isNeeded && state !== 'there')
      .map(({ title, personName, state }) => {
        const words = { paper: title, name: personName ?? household }
        return t(state === 'expired' ? 'application_form_missing_expired' : 'application_form_missing_paper', words)
      }),
    ...missing.ownPapers.map(({ name, count }) => t('application_form_missing_own_papers', { name, count })),
  ]
}
