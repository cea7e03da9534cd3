// Undo and redo of a builder, by button and by keyboard.

import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { IconButton } from '../ui/IconButton.tsx'
import { useUndoKeys, type Undoable } from './use-undo-keys.ts'

interface Props {
  edits: Undoable
  canUndo: boolean
  canRedo: boolean
  texts: { undo: string; redo: string; nothingToUndo: string; nothingToRedo: string }
}

export function UndoButtons({ edits, canUndo, canRedo, texts }: Props) {
  useUndoKeys(edits)
  return (
    <>
      <IconButton
        label={texts.undo}
        keys="mod+z"
        unavailable={canUndo ? undefined : texts.nothingToUndo}
        onClick={() => edits.undo()}
      >
        <IconArrowBackUp size={18} stroke={1.5} />
      </IconButton>
      <IconButton
        label={texts.redo}
        keys="mod+shift+z"
        unavailable={canRedo ? undefined : texts.nothingToRedo}
        onClick={() => edits.redo()}
      >
        <IconArrowForwardUp size={18} stroke={1.5} />
      </IconButton>
    </>
  )
}
