// Continues a draft started in this browser.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { draftFor } from './known-drafts.ts'
import styles from '../filling/LandingPage.module.css'

export function ContinueDraft({ objectIds }: { objectIds: readonly string[] }) {
  const t = useText()
  const draft = draftFor(localStorage, objectIds)
  if (!draft) return null
  const { slug, token, formId, startedAt } = draft
  return (
    <div className={styles.draft}>
      <p>{t('application_form_draft_found', { date: formatDate(startedAt) })}</p>
      <Button variant="default" component={Link} to={`/form/application/new/${slug}/${token}/${formId}`}>
        {t('application_form_continue')}
      </Button>
    </div>
  )
}
