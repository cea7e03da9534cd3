// The left menu: 290 px, or 60 px and temporarily expanded on hover or focus (spec 1 §2.1).

import { IconArrowLeft, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState, type FocusEvent } from 'react'
import { useText } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LogoMark } from '../../ui/LogoMark.tsx'
import { MenuEntry } from './MenuEntry.tsx'
import { currentItemIn, inOrder, isUnder } from './menu-items.ts'
import { isCollapsed, menuState, toggleMenu } from './menu-state.ts'
import { PrivacyLink } from './PrivacyLink.tsx'
import { useSession } from '../../api/session.ts'
import styles from './SideMenu.module.css'
import { useStore } from '../../core/store.ts'
import { useLinger } from './use-linger.ts'

/** Milliseconds of hovering after which the child toggles appear (spec 1 §2.1). */
const togglesAfter = 500

interface Props {
  /** In the phone's drawer the menu is always expanded. */
  inDrawer?: boolean
}

export function SideMenu({ inDrawer = false }: Props) {
  const t = useText()
  const { bootstrap } = useSession()
  const { pathname } = useLocation()
  const isNarrow = isCollapsed(useStore(menuState))
  const [isPeeking, setPeeking] = useState(false)
  const isWhole = inDrawer || !isNarrow || isPeeking
  const showsToggles = useLinger(isWhole, isNarrow && !inDrawer ? togglesAfter : 0)
  const inSettings = isUnder(pathname, '/project-settings')
  const items = inOrder(inSettings ? bootstrap.menus.projectSettings : bootstrap.menus.mainMenu)
  const current = currentItemIn(items, pathname)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPeeking(false)
  }
  return (
    // Hovering only shows more of what the keyboard reaches by focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label={t(inSettings ? 'shell_project_settings' : 'shell_main_menu')}
      className={styles.menu}
      data-whole={isWhole || undefined}
      data-over={(isNarrow && isPeeking && !inDrawer) || undefined}
      data-drawer={inDrawer || undefined}
      onMouseEnter={() => setPeeking(true)}
      onMouseLeave={() => setPeeking(false)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setPeeking(true)
      }}
      onBlur={leave}
    >
      <div className={styles.head}>
        {inSettings ? (
          <Link to="/" className={styles.brand} aria-label={t('shell_leave_settings')}>
            <span className={styles.simpleLogo}>
              <IconArrowLeft size={18} stroke={1.5} aria-hidden />
            </span>
            <span className={styles.label}>{t('shell_project_settings')}</span>
          </Link>
        ) : (
          <Link to="/" className={styles.brand} aria-label={t('shell_home_of', { project: bootstrap.siteTitle })}>
            <LogoMark theme={bootstrap.settings.theme} size={32} />
            <span className={styles.label}>Quartier</span>
          </Link>
        )}
      </div>
      <div className={styles.nav}>
        <ul className={styles.list}>
          {items.map((item) => (
            <MenuEntry key={item.key} item={item} current={current} isWhole={isWhole} showsToggles={showsToggles} />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        {isWhole && <PrivacyLink className={styles.privacy} />}
        {!inDrawer && (
          <IconButton label={t(isNarrow ? 'shell_expand_menu' : 'shell_collapse_menu')} keys="[" onClick={toggleMenu}>
            {isNarrow ? (
              <IconLayoutSidebarLeftExpand size={20} stroke={1.5} />
            ) : (
              <IconLayoutSidebarLeftCollapse size={20} stroke={1.5} />
            )}
          </IconButton>
        )}
      </div>
    </nav>
  )
}
