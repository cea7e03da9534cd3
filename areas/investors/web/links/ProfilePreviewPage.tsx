// Search profile as it was saved, behind a mailed link.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DoneCard } from '#platform/web/kit/DoneCard.tsx'
import { ProfileFacts } from '../record/FactSections.tsx'
import { LinkedProfile } from './LinkedProfile.tsx'
import styles from './links.module.css'

export const load = rememberMailedLanguage

export default function ProfilePreviewPage() {
  const t = useText()
  return (
    <LinkedProfile>
      {({ data, changedAt }, { slug, token }) => (
        <>
          {changedAt && (
            <DoneCard title={t('investors_profile_saved')}>
              {t('investors_profile_saved_text', { at: formatDateTime(changedAt) })}
            </DoneCard>
          )}
          <section className={styles.paper} aria-label={t('investors_part_profile')}>
            <ProfileFacts profile={data} />
          </section>
          <div>
            <Button
              component={Link}
              to={`/action/${slug}/${token}/investor-waitlist-request-edit`}
              size="md"
              variant="default"
            >
              {t('investors_profile_change')}
            </Button>
          </div>
        </>
      )}
    </LinkedProfile>
  )
}
