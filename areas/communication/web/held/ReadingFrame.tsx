// A held mail or a letter beside its list: the way back on a phone, the subject, the facts, and the content below.

import { IconArrowLeft } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './ReadingFrame.module.css'

interface Props {
  subject: string
  /** Buttons at the right of the subject. */
  actions?: ReactNode
  /** `dt` and `dd` elements. */
  facts: ReactNode
  /** Below the facts, still in the head. */
  foot?: ReactNode
  close: () => void
  children: ReactNode
}

export function ReadingFrame({ subject, actions, facts, foot, close, children }: Props) {
  const t = useText()
  const id = useId()
  const title = (
    <h2 className={styles.subject} id={id}>
      {subject}
    </h2>
  )
  return (
    <article className={styles.frame} aria-labelledby={id}>
      <header className={styles.head}>
        <button type="button" className={styles.back} onClick={close}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          {t('communication_back')}
        </button>
        {actions ? (
          <div className={styles.row}>
            {title}
            {actions}
          </div>
        ) : (
          title
        )}
        <dl className={styles.facts}>{facts}</dl>
        {foot}
      </header>
      {children}
    </article>
  )
}
