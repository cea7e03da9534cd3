// Save status: time of the last save, saving, or only on this device.

import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react'
import { formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useBenchState } from './bench-context.ts'
import styles from './SavedMark.module.css'

const icons = {
  saved: IconCheck,
  unsaved: IconLoader2,
  saving: IconLoader2,
  offline: IconCloudOff,
  refused: IconAlertTriangle,
  conflict: IconAlertTriangle,
} as const

export function SavedMark() {
  const t = useText()
  const saving = useBenchState((state) => state.saving)
  const savedAt = useBenchState((state) => state.savedAt)
  const isOwn = useBenchState((state) => state.theirs?.isOwn === true)
  const Icon = icons[saving]
  const words =
    saving === 'saved'
      ? savedAt
        ? t('form_settings_saved_at', { time: formatTime(savedAt.toISOString()) })
        : t('form_settings_saving_by_itself')
      : t(isOwn ? 'form_settings_saving_conflict_own' : `form_settings_saving_${saving}`)
  return (
    <span className={styles.saved} data-state={saving}>
      <Icon size={15} stroke={1.75} aria-hidden />
      {words}
    </span>
  )
}
