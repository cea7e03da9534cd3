// Buttons to move an entry of an ordered list up or down or remove it, as an alternative to dragging.

import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useText } from '../i18n/texts.ts'
import { IconButton } from '../ui/IconButton.tsx'

interface Props {
  /** Title of the entry; part of each button's label. */
  title: string
  /** Position, from 0. */
  place: number
  count: number
  /** Pixels; larger on touch screens. */
  size?: number
  onMove: (to: number) => void
  onRemove: () => void
}

export function OrderButtons({ title, place, count, size = 16, onMove, onRemove }: Props) {
  const t = useText()
  const icon = { size, stroke: 1.5 }
  return (
    <>
      {place > 0 && (
        <IconButton label={t('general_order_up', { title })} onClick={() => onMove(place - 1)}>
          <IconArrowUp {...icon} />
        </IconButton>
      )}
      {place < count - 1 && (
        <IconButton label={t('general_order_down', { title })} onClick={() => onMove(place + 1)}>
          <IconArrowDown {...icon} />
        </IconButton>
      )}
      <IconButton label={t('general_order_remove', { title })} onClick={onRemove}>
        <IconTrash {...icon} />
      </IconButton>
    </>
  )
}
