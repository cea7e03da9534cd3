// Header of every screen: place, count, main action, and a menu of the others.

import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { formatNumber } from '../i18n/format.ts'
import { setPageTitle, shownHeading } from '../core/page-title.ts'
import styles from './PageHead.module.css'

interface Props {
  title: string
  /** Small text above or beside the title: a number, an address. */
  subtitle?: ReactNode
  /** Total number of rows, in a list. */
  count?: number | undefined
  /** True when there are more than `count`. */
  capped?: boolean
  badge?: ReactNode
  /** The main action: a primary button. */
  action?: ReactNode
  /** Secondary buttons and the menu of further actions. */
  menu?: ReactNode
  back?: { to: string; label: string }
}

export function PageHead({ title, subtitle, count, capped, badge, action, menu, back }: Props) {
  useEffect(() => {
    setPageTitle(title)
    shownHeading.set(title)
    return () => shownHeading.set(undefined)
  }, [title])
  return (
    <header className={styles.head}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <div className={styles.about}>
          <div className={styles.names}>
            <h1 className={styles.title} tabIndex={-1} data-page-title>
              {title}
            </h1>
            {count !== undefined && (
              <span className={styles.count}>
                {formatNumber(count)}
                {capped ? '+' : ''}
              </span>
            )}
            {badge}
          </div>
          {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {(action || menu) && (
          <div className={styles.actions}>
            {menu}
            {action && <div className={styles.next}>{action}</div>}
          </div>
        )}
      </div>
    </header>
  )
}
