// Save status: time of the last save, saving, or why not.

import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react'
import { formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useEditorState } from './editor-context.ts'
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
  const saving = useEditorState((state) => state.saving)
  const savedAt = useEditorState((state) => state.savedAt)
  const isOwn = useEditorState(({ theirs }) => theirs?.isOwn === true)
  const Icon = icons[saving]
  const words =
    saving !== 'saved'
      ? t(isOwn ? 'website_saving_conflict_own' : `website_saving_${saving}`)
      : savedAt
        ? t('website_saved_at', { time: formatTime(savedAt.toISOString()) })
        : t('website_saving_by_itself')
  return (
    <span className={styles.saved} data-state={saving}>
      <Icon size={15} stroke={1.75} aria-hidden />
      {words}
    </span>
  )
}
