// Button back to the mailboxes on narrow screens, where only the list or the mailboxes fit.

import { IconChevronLeft } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Box } from './inbox-view.ts'
import styles from './BoxesButton.module.css'
import type { InboxViewControl } from './use-inbox-view.ts'

interface Props {
  box: Box
  change: InboxViewControl['change']
}

export function BoxesButton({ box, change }: Props) {
  const t = useText()
  return (
    <button type="button" className={styles.toBoxes} onClick={() => change({ showsBoxes: true })}>
      <IconChevronLeft size={16} stroke={1.5} aria-hidden />
      <span className="visually-hidden">{t('communication_boxes')}: </span>
      {t(`communication_box_${box}`)}
    </button>
  )
}
