// Skeleton of the back office while it loads: menu and top bar at their final position, to avoid layout shift.

import { isCollapsed, menuState } from './menu-state.ts'
import { ScreenLoading } from '../screens/ScreenLoading.tsx'
import styles from './StaffLoading.module.css'
import { useStore } from '../../core/store.ts'

const entries = 9

export function StaffLoading() {
  const menu = useStore(menuState)
  return (
    <div className={styles.shell} data-collapsed={isCollapsed(menu) || undefined}>
      <div className={styles.menu} aria-hidden>
        {Array.from({ length: entries }, (_, entry) => (
          <span key={entry} className={styles.entry} />
        ))}
      </div>
      <div className={styles.top} aria-hidden>
        <span className={styles.search} />
      </div>
      <div className={styles.main}>
        <ScreenLoading />
      </div>
    </div>
  )
}
