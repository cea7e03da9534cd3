// Layout of the back office: menu, top bar, screen, side panel, and overlays.

import { Drawer } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { liveTopics } from '#platform/contract/live.ts'
import { isPermitted } from '#platform/rules/permissions.ts'
import { useFollowLive } from '../../api/use-live.ts'
import { MarksRequired } from '../../form/field-props.ts'
import { useText } from '../../i18n/texts.ts'
import { giveFocusBack } from '../../modal/give-focus-back.ts'
import { PanelHost } from '../panels/PanelHost.tsx'
import type { Command } from '../../core/commands.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { isCollapsed, menuState, openMenuDrawer } from './menu-state.ts'
import { openedOverlay, openOverlay } from '../panels/overlay.ts'
import { useSession } from '../../api/session.ts'
import { SideMenu } from './SideMenu.tsx'
import styles from './StaffLayout.module.css'
import { useStore } from '../../core/store.ts'
import { TopBar } from './TopBar.tsx'
import { useRecentRecords } from '../palette/use-recent-records.ts'
import { useShellCommands } from '../palette/use-shell-commands.ts'
import { useShortcuts } from '../palette/use-shortcuts.ts'

const CommandPalette = lazy(() => import('../palette/CommandPalette.tsx'))
const KeySheet = lazy(() => import('../palette/KeySheet.tsx'))
const NotificationHistory = lazy(() => import('../notices/NotificationHistory.tsx'))

export default function StaffLayout() {
  const t = useText()
  const { user } = useSession()
  const menu = useStore(menuState)
  const overlay = useStore(openedOverlay)
  const isAllowed = useCallback((command: Command) => isPermitted(user, command.permission ?? 'permit'), [user])
  const close = () => openOverlay(undefined)
  useFollowLive(Object.values(liveTopics).some((permission) => isPermitted(user, permission)))
  useShellCommands()
  useRecentRecords()
  useShortcuts(isAllowed)
  useEffect(giveFocusBack, [])
  return (
    <div className={styles.shell} data-collapsed={isCollapsed(menu) || undefined}>
      <a className={styles.skip} href="#main">
        {t('shell_skip_to_content')}
      </a>
      <div className={styles.menu}>
        <SideMenu />
      </div>
      {menu.isDrawerOpen && (
        <Drawer.Root opened onClose={() => openMenuDrawer(false)} size={290} padding={0}>
          <Drawer.Overlay backgroundOpacity={0.35} />
          <Drawer.Content aria-label={t('shell_main_menu')}>
            <Drawer.Body className={styles.drawer}>
              <SideMenu inDrawer />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
      <div className={styles.top}>
        <TopBar />
      </div>
      <MarksRequired value>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <PanelHost />
      </MarksRequired>
      <ConnectionBanner />
      <Suspense fallback={null}>
        {overlay === 'palette' && <CommandPalette isAllowed={isAllowed} onClose={close} />}
        {overlay === 'keys' && <KeySheet isAllowed={isAllowed} onClose={close} />}
        {overlay === 'history' && <NotificationHistory onClose={close} />}
      </Suspense>
    </div>
  )
}
