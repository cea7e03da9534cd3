// A menu entry: a link with its children, or the offer of a feature that was not bought.

import { IconChevronDown, IconSparkles } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useId, useState } from 'react'
import type { MenuItem } from '#platform/contract/session.ts'
import { useText } from '../../i18n/texts.ts'
import { NamedIcon } from '../../ui/NamedIcon.tsx'
import { inOrder } from './menu-items.ts'
import { openMenuDrawer } from './menu-state.ts'
import styles from './MenuEntry.module.css'
import { useGiven } from '../shell-parts.ts'

interface Props {
  item: MenuItem
  current: MenuItem | undefined
  isWhole: boolean
  showsToggles: boolean
}

export function MenuEntry({ item, current, isWhole, showsToggles }: Props) {
  const t = useText()
  const listId = useId()
  const children = inOrder(item.children ?? [])
  const holdsCurrent = children.some((child) => child.key === current?.key)
  // A manual toggle applies until the current menu item changes.
  const [opened, setOpened] = useState<{ byHand: boolean; at: string | undefined }>()
  const isOpen =
    children.length > 0 &&
    (opened?.at === current?.key && opened ? opened.byHand : holdsCurrent || item.key === current?.key)
  return (
    <li>
      <div className={styles.row} data-current={item.key === current?.key || (holdsCurrent && !isWhole) || undefined}>
        <EntryLink item={item} isCurrent={item.key === current?.key} isWhole={isWhole} />
        {children.length > 0 && showsToggles && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={t(isOpen ? 'shell_hide_children' : 'shell_show_children', { title: item.title })}
            onClick={() => setOpened({ byHand: !isOpen, at: current?.key })}
          >
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && isWhole && (
        <ul className={styles.children} id={listId}>
          {children.map((child) => (
            <li key={child.key} className={styles.row} data-current={child.key === current?.key || undefined}>
              <EntryLink item={child} isCurrent={child.key === current?.key} isWhole={isWhole} isChild />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface LinkProps {
  item: MenuItem
  isCurrent: boolean
  isWhole: boolean
  isChild?: boolean
}

function EntryLink({ item, isCurrent, isWhole, isChild = false }: LinkProps) {
  const t = useText()
  const { Upsell } = useGiven().parts
  const [offers, setOffers] = useState(false)
  const content = (
    <>
      {!isChild && <NamedIcon name={item.icon} className={styles.icon} />}
      <span className={isWhole ? styles.title : 'visually-hidden'}>{item.title}</span>
      {item.beta && isWhole && <span className={styles.beta}>BETA</span>}
    </>
  )
  if (item.behaviour) {
    return (
      <>
        <button
          type="button"
          className={styles.entry}
          data-child={isChild || undefined}
          onClick={() => setOffers(true)}
        >
          {content}
          {isWhole && (
            <IconSparkles size={16} stroke={1.5} className={styles.offer} aria-label={t('shell_not_bought')} />
          )}
        </button>
        {offers && (
          <Suspense fallback={null}>
            <Upsell item={item} onClose={() => setOffers(false)} />
          </Suspense>
        )}
      </>
    )
  }
  return (
    <Link
      to={item.urlName}
      className={styles.entry}
      data-child={isChild || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => openMenuDrawer(false)}
    >
      {content}
    </Link>
  )
}
