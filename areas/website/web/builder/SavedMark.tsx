// Save status: time of the last save, saving, or why not.

import { SavingMark } from '#platform/web/builder/SavingMark.tsx'
import { formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useEditorState } from './editor-context.ts'

export function SavedMark() {
  const t = useText()
  const saving = useEditorState((state) => state.saving)
  const savedAt = useEditorState((state) => state.savedAt)
  const isOwn = useEditorState(({ theirs }) => theirs?.isOwn === true)
  const words =
    saving !== 'saved'
      ? t(isOwn ? 'website_saving_conflict_own' : `website_saving_${saving}`)
      : savedAt
        ? t('website_saved_at', { time: formatTime(savedAt.toISOString()) })
        : t('website_saving_by_itself')
  return <SavingMark saving={saving} words={words} />
}
