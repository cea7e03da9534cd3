// Continues a draft started in this browser, or begins with the answers of one for other objects.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { draftFor, earlierDraft } from './known-drafts.ts'
import styles from './ContinueDraft.module.css'

interface Props {
  objectIds: readonly string[]
  onTake: (from: Credentials) => void
}

export function ContinueDraft({ objectIds, onTake }: Props) {
  const t = useText()
  const draft = draftFor(localStorage, objectIds)
  if (!draft) {
    const earlier = earlierDraft(localStorage, objectIds)
    return (
      earlier && (
        <div className={styles.draft}>
          <p>{t('application_form_earlier_found', { date: formatDate(earlier.startedAt) })}</p>
          <Button variant="default" onClick={() => onTake({ slug: earlier.slug, token: earlier.token })}>
            {t('application_form_take_over')}
          </Button>
        </div>
      )
    )
  }
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
