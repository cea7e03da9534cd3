// Denies a single wish of an application that continues, and shows the state of the denial.

import { Button, Tooltip } from '@mantine/core'
import { IconMailX } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { WishedChoice } from '../../contract/offers.ts'
import styles from '../wishes/WishedObjectsSection.module.css'

interface ButtonProps {
  object: Pick<WishedChoice, 'title' | 'canBeDenied' | 'denial'>
  onDeny: () => void
}

export function DenyWishButton({ object: { title, canBeDenied, denial }, onDeny }: ButtonProps) {
  const t = useText()
  if (denial) return null
  const { allowed, reason } = canBeDenied
  return (
    <Tooltip label={reason} disabled={allowed} multiline maw={280}>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={t('applications_deny_wish_title', { object: title })}
        {...(allowed ? {} : { 'data-disabled': true, 'aria-disabled': true })}
        onClick={() => allowed && onDeny()}
      >
        {t('applications_deny_wish')}
      </Button>
    </Tooltip>
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
        {note && <span className={styles.facts}> {note}</span>}
        <span className={styles.letter}>{t('applications_wish_denied_letter', { subject })}</span>
      </span>
    </p>
  )
}
