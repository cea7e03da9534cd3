// Labels of the toolbar buttons in the reader's language.

import type { RichTextEditorLabels } from '@mantine/tiptap'
import { useMemo } from 'react'
import { useText } from '../i18n/texts.ts'

export function useEditorLabels(): Partial<RichTextEditorLabels> {
  const t = useText()
  return useMemo(
    () => ({
      boldControlLabel: t('general_editor_bold'),
      italicControlLabel: t('general_editor_italic'),
      orderedListControlLabel: t('general_editor_numbers'),
      bulletListControlLabel: t('general_editor_bullets'),
      undoControlLabel: t('general_editor_undo'),
      redoControlLabel: t('general_editor_redo'),
      linkControlLabel: t('general_editor_link'),
      linkEditorInputLabel: t('general_editor_link_address'),
      linkEditorInputPlaceholder: 'https://',
      linkEditorSave: t('general_save'),
      linkEditorExternalLink: t('general_editor_link_new_tab'),
      linkEditorInternalLink: t('general_editor_link_same_tab'),
      colorPickerControlLabel: t('general_editor_colour'),
      colorPickerColorPicker: t('general_editor_colour_own'),
      colorPickerPalette: t('general_editor_colour_palette'),
      colorPickerClear: t('general_editor_colour_none'),
      colorPickerCancel: t('general_cancel'),
      colorPickerSave: t('general_save'),
      colorPickerColorLabel: (color) => t('general_editor_colour_one', { color }),
      colorControlLabel: (color) => t('general_editor_colour_one', { color }),
    }),
    [t],
  )
}
