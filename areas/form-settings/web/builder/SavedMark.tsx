// Save status: time of the last save, saving, or only on this device.

import { SavingMark } from '#platform/web/builder/SavingMark.tsx'
import { formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useBenchState } from './bench-context.ts'

export function SavedMark() {
  const t = useText()
  const saving = useBenchState((state) => state.saving)
  const savedAt = useBenchState((state) => state.savedAt)
  const isOwn = useBenchState((state) => state.theirs?.isOwn === true)
  const words =
    saving === 'saved'
      ? savedAt
        ? t('form_settings_saved_at', { time: formatTime(savedAt.toISOString()) })
        : t('form_settings_saving_by_itself')
      : t(isOwn ? 'form_settings_saving_conflict_own' : `form_settings_saving_${saving}`)
  return <SavingMark saving={saving} words={words} />
}
