// The bar above every staff screen: current place, search, notifications (spec 1 §2.1).

import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBell, IconMail, IconMenu2, IconSearch, IconSettings } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { isStaffRole } from '#platform/rules/permissions.ts'
import { useText } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Keys } from '../../ui/KeyHint.tsx'
import { isUnder } from './menu-items.ts'
import { openMenuDrawer } from './menu-state.ts'
import { openOverlay } from '../panels/overlay.ts'
import { ProjectSwitcher } from './ProjectSwitcher.tsx'
import { useSession } from '../../api/session.ts'
import { useGiven } from '../shell-parts.ts'
import { hasTaskPanel } from './tasks-open.ts'
import styles from './TopBar.module.css'
import { useUnread } from './unread.ts'
import { UserMenu } from './UserMenu.tsx'

const unreadCap = 99

export function TopBar() {
  const t = useText()
  const session = useSession()
  const { bootstrap, can } = session
  const { settings, user } = bootstrap
  const unread = useUnread()
  const { Tasks } = useGiven().parts
  const isLetting = settings.project_type === 'reletting' || settings.project_type === 'first-time-letting'
  const hasChangeLog = isLetting && isStaffRole(user.role)
  return (
    <header className={styles.bar}>
      <div className={styles.drawerButton}>
        <IconButton label={t('shell_open_menu')} onClick={() => openMenuDrawer(true)}>
          <IconMenu2 size={20} stroke={1.5} />
        </IconButton>
      </div>
      <ProjectSwitcher />
      <button
        type="button"
        className={styles.search}
        onClick={() => openOverlay('palette')}
        aria-label={t('shell_search')}
      >
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={styles.searchText}>{t('shell_search')}</span>
        <span className={styles.searchKeys} aria-hidden>
          <Keys keys="mod+k" />
        </span>
      </button>
      <div className={styles.tools}>
        {hasTaskPanel(session) && Tasks && (
          <Suspense fallback={<span className={styles.reserved} />}>
            <Tasks />
          </Suspense>
        )}
        {hasChangeLog && (
          <BarLink to="/changelog" label={t('shell_change_log')}>
            <IconBell size={20} stroke={1.5} />
          </BarLink>
        )}
        {can('shared_communication') && (
          <BarLink
            counts
            to="/communication"
            label={unread > 0 ? t('shell_unread', { count: unread }) : t('shell_messages')}
          >
            <IconMail size={20} stroke={1.5} />
            {unread > 0 && <span className={styles.count}>{unread > unreadCap ? `${unreadCap}+` : unread}</span>}
          </BarLink>
        )}
        {can('admin') && (
          <BarLink to="/project-settings" label={t('shell_project_settings')}>
            <IconSettings size={20} stroke={1.5} />
          </BarLink>
        )}
        <UserMenu />
      </div>
    </header>
  )
}

interface BarLinkProps {
  to: string
  label: string
  /** Keeps the place of a number. */
  counts?: boolean
  children: ReactNode
}

function BarLink({ to, label, counts = false, children }: BarLinkProps) {
  const { pathname } = useLocation()
  return (
    <Tooltip label={label}>
      <ActionIcon
        component={Link}
        to={to}
        aria-label={label}
        className={styles.tool}
        data-counts={counts || undefined}
        data-current={isUnder(pathname, to) || undefined}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
