// Switch between the table and the board of the applications for an object.

import { IconLayoutKanban, IconTable } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import styles from './ViewSwitch.module.css'

const views = [
  { key: 'table', icon: IconTable, path: (objectId: string) => `/objects/${objectId}` },
  { key: 'board', icon: IconLayoutKanban, path: boardPath },
] as const

export function boardPath(objectId: string): string {
  return `/objects/${objectId}/board`
}

export function ViewSwitch({ objectId, current }: { objectId: string; current: 'table' | 'board' }) {
  const t = useText()
  return (
    <nav className={styles.views} aria-label={t('applications_board_view')}>
      {views.map(({ key, icon: Mark, path }) => (
        <ScreenLink
          key={key}
          to={path(objectId)}
          className={key === current ? styles.current : styles.view}
          {...(key === current ? { 'aria-current': 'page' } : {})}
        >
          <Mark size={16} stroke={1.5} aria-hidden />
          {t(`applications_board_view_${key}`)}
        </ScreenLink>
      ))}
    </nav>
  )
}
