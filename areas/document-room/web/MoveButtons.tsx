// Buttons that move an entry up and down in its list.

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'

interface Props {
  title: string
  /** Position, from 0. */
  at: number
  count: number
  onMove: (to: number) => void
}

export function MoveButtons({ title, at, count, onMove }: Props) {
  const t = useText()
  if (count < 2) return null
  const last = at === count - 1 ? t('document_room_is_last') : undefined
  return (
    <>
      <IconButton
        label={t('general_order_up', { title })}
        unavailable={at === 0 ? t('document_room_is_first') : undefined}
        onClick={() => onMove(at - 1)}
      >
        <IconArrowUp size={18} stroke={1.5} aria-hidden />
      </IconButton>
      <IconButton label={t('general_order_down', { title })} unavailable={last} onClick={() => onMove(at + 1)}>
        <IconArrowDown size={18} stroke={1.5} aria-hidden />
      </IconButton>
    </>
  )
}
