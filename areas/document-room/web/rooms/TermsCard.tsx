// The conditions that a guest accepts before they see the content.

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { useAcceptRoomTerms } from '../changes.ts'
import styles from './room.module.css'

interface Props {
  slug: string
  terms: { version: number; text: string }
}

export function TermsCard({ slug, terms: { version, text } }: Props) {
  const t = useText()
  const accepting = useAcceptRoomTerms()
  const [hasRead, setRead] = useState(false)
  return (
    <Section title={t('document_room_terms')} description={t('document_room_terms_about')}>
      <p className={styles.terms}>{text}</p>
      <div className={styles.actions}>
        <Checkbox
          label={t('document_room_terms_read')}
          checked={hasRead}
          onChange={(event) => setRead(event.currentTarget.checked)}
        />
        <ActionButton
          availability={hasRead ? { allowed: true } : { allowed: false, reason: t('document_room_terms_read_first') }}
          loading={accepting.isPending}
          onClick={() => accepting.mutate({ params: { slug }, body: { version } })}
        >
          {t('document_room_terms_accept')}
        </ActionButton>
      </div>
    </Section>
  )
}
