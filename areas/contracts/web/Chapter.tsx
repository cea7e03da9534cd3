// One chapter of the wording, from a heading to the next. Collapsible on narrow screens.

import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './Chapter.module.css'

interface Props {
  title: string
  count: number
  /** True if a field of the chapter has an error. */
  hasErrors: boolean
  children: ReactNode
}

export function Chapter({ title, count, hasErrors, children }: Props) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || hasErrors
  return (
    <div className={styles.chapter} data-open={isShown || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{t('contracts_chapter_blocks', { count })}</span>
        <IconChevronDown size={18} stroke={1.5} className={styles.chevron} aria-hidden />
      </button>
      <div className={styles.body} id={id}>
        {children}
      </div>
    </div>
  )
}
