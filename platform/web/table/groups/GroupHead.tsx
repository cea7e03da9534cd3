// Head of a group: opens and closes it, names it with state and number of rows, and leads to its record.

import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { TableGroup } from '#platform/contract/table-groups.ts'
import { useText } from '../../i18n/texts.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { countWords } from '../count-words.ts'
import styles from './groups.module.css'

interface Props {
  group: TableGroup
  isOpen: boolean
  /** True for the head with tabindex 0 (roving tabindex). */
  isReachable: boolean
  toggle: () => void
  /** Selects the rows of the group: empty while it is closed, absent if rows cannot be selected. */
  box?: ReactNode
}

export function GroupHead({ group, isOpen, isReachable, toggle, box }: Props) {
  const t = useText()
  const { title, href, state, count, capped, facts, links } = group
  const Mark = isOpen ? IconChevronDown : IconChevronRight
  return (
    <div className={styles.head}>
      {box !== undefined && <span className={styles.box}>{box}</span>}
      <button
        type="button"
        className={styles.toggle}
        data-group-head
        aria-expanded={isOpen}
        tabIndex={isReachable ? 0 : -1}
        onClick={toggle}
      >
        <Mark size={16} stroke={1.75} aria-hidden />
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>
          <span aria-hidden>{countWords(count, capped)}</span>
          <span className="visually-hidden">
            {t('table_group_count', { count, number: countWords(count, capped) })}
          </span>
        </span>
      </button>
      {state && <StateBadge state={state.value} title={state.displayName} />}
      {facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      <span className={styles.links}>
        {links.map(({ value, href: to }) =>
          to ? (
            <ScreenLink key={value} to={to}>
              {value}
            </ScreenLink>
          ) : (
            <span key={value}>{value}</span>
          ),
        )}
        {href && <ScreenLink to={href}>{t('table_group_open')}</ScreenLink>}
      </span>
    </div>
  )
}
