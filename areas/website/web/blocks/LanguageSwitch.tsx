// Language of the fields and of the preview.

import { LanguageChoice } from '#platform/web/form/LanguageChoice.tsx'
import { useEditing, useEditorState } from '../builder/editor-context.ts'

export function LanguageSwitch() {
  const { editor, languages } = useEditing()
  const language = useEditorState((state) => state.language)
  if (languages.length < 2) return null
  return <LanguageChoice value={language} onChange={(chosen) => editor.speak(chosen)} />
}
