// Buttons of a review: take the last grade back, previous and next application.

import { IconArrowBackUp, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { Round } from './use-round.ts'

export function Moves({ round: { position, isOver, canUndo, undo, previous, next } }: { round: Round }) {
  const t = useText()
  return (
    <>
      <IconButton
        label={t('applications_review_undo')}
        keys="u"
        onClick={undo}
        unavailable={canUndo ? undefined : t('applications_review_nothing_to_undo')}
      >
        <IconArrowBackUp size={18} stroke={1.5} />
      </IconButton>
      <IconButton
        label={t('applications_previous')}
        keys="k"
        onClick={previous}
        unavailable={position > 1 || isOver ? undefined : t('applications_no_further')}
      >
        <IconChevronUp size={18} stroke={1.5} />
      </IconButton>
      <IconButton
        label={t('applications_next')}
        keys="j"
        onClick={next}
        unavailable={isOver ? t('applications_no_further') : undefined}
      >
        <IconChevronDown size={18} stroke={1.5} />
      </IconButton>
    </>
  )
}
