// At most nine page buttons, seven on a phone. A page is prefetched when its button is hovered or focused.

import { IconChevronLeft, IconChevronRight, type Icon } from '@tabler/icons-react'
import { formatNumber } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { mostOnPhone, pageButtons } from '../page-buttons.ts'
import styles from './Pager.module.css'

interface Props {
  current: number
  last: number
  /** True if there are more pages than counted. */
  isOpenEnded: boolean
  onGo: (page: number) => void
  onNear: (page: number) => void
}

export function Pager({ current, last, isOpenEnded, onGo, onNear }: Props) {
  const t = useText()
  const isPhone = usePhone()
  if (last === 1 && current === 1 && !isOpenEnded) return null
  const near = (page: number) => ({
    onPointerEnter: () => onNear(page),
    onFocus: () => onNear(page),
    onClick: () => onGo(page),
  })
  const step = (page: number, title: string, Mark: Icon, isOff: boolean) => (
    <li>
      <button
        type="button"
        className={styles.page}
        aria-label={title}
        disabled={isOff}
        // A disabled button still receives the pointer; there is no page before the first.
        {...(isOff ? {} : near(page))}
      >
        <Mark size={16} stroke={1.5} aria-hidden />
      </button>
    </li>
  )
  return (
    <nav aria-label={t('table_pages')}>
      <ul className={styles.pages}>
        {step(current - 1, t('table_page_previous'), IconChevronLeft, current === 1)}
        {pageButtons(current, Math.max(last, current), isPhone ? mostOnPhone : undefined).map((page, index) =>
          page === 'gap' ? (
            <li key={`gap ${index}`} className={styles.ellipsis} aria-hidden>
              …
            </li>
          ) : (
            <li key={page}>
              <button
                type="button"
                className={styles.page}
                aria-label={t('table_page', { page })}
                {...(page === current ? { 'aria-current': 'page' } : {})}
                {...near(page)}
              >
                {formatNumber(page)}
              </button>
            </li>
          ),
        )}
        {step(current + 1, t('table_page_next'), IconChevronRight, current >= last && !isOpenEnded)}
      </ul>
    </nav>
  )
}
