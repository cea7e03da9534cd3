// Denies a single wish of an application that continues, and shows the state of the denial.

import { IconMailX } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { WishedChoice } from '../../contract/offers.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import styles from './WishDenial.module.css'

interface ButtonProps {
  object: Pick<WishedChoice, 'title' | 'canBeDenied' | 'denial'>
  onDeny: () => void
}

export function DenyWishButton({ object: { title, canBeDenied, denial }, onDeny }: ButtonProps) {
  const t = useText()
  if (denial) return null
  return (
    <ActionButton
      availability={canBeDenied}
      size="compact-sm"
      variant="subtle"
      color="red"
      aria-label={t('applications_deny_wish_title', { object: title })}
      onClick={onDeny}
    >
      {t('applications_deny_wish')}
    </ActionButton>
  )
}

export function WishDenied({ denial }: { denial: NonNullable<WishedChoice['denial']> }) {
  const t = useText()
  const { at, by, reasonTitle, note, subject } = denial
  return (
    <p className={styles.denied}>
      <IconMailX size={16} stroke={1.5} aria-hidden />
      <span>
        {t('applications_wish_denied', { date: formatDate(at), name: by, reason: reasonTitle })}
        {note && <Muted> {note}</Muted>}
        <span className={styles.letter}>{t('applications_wish_denied_letter', { subject })}</span>
      </span>
    </p>
  )
}
