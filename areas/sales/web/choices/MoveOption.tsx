// Buttons that move an option up and down in the order in which buyers see the options.

import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useMoveOption } from './choices-changes.ts'

interface Props {
  id: string
  title: string
  /** All options, in the order of the page. */
  order: readonly string[]
  /** Options that are offered; only these are moved. */
  count: number
  onMoved: (place: number) => void
}

export function MoveOption({ id, title, order, count, onMoved }: Props) {
  const t = useText()
  const moving = useMoveOption()
  const at = order.indexOf(id)
  const move = (to: number, button: HTMLButtonElement) => {
    if (moving.isPending) return
    const moved = order.with(at, order[to] ?? id).with(to, id)
    moving.mutate(
      { params: { id }, body: { order: moved } },
      {
        onSuccess: () => {
          onMoved(to + 1)
          // The browser drops the focus of an element that is moved.
          requestAnimationFrame(() => button.focus())
        },
      },
    )
  }
  return (
    <>
      <MoveButton title={t('general_order_up', { title })} icon={IconArrowUp} to={at - 1} count={count} onMove={move} />
      <MoveButton
        title={t('general_order_down', { title })}
        icon={IconArrowDown}
        to={at + 1}
        count={count}
        onMove={move}
      />
    </>
  )
}

interface MoveButtonProps {
  title: string
  icon: typeof IconArrowUp
  to: number
  count: number
  onMove: (to: number, button: HTMLButtonElement) => void
}

function MoveButton({ title, icon: Icon, to, count, onMove }: MoveButtonProps) {
  const isOff = to < 0 || to >= count
  return (
    // Uses aria-disabled, because disabling the element would lose the focus.
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={title}
      title={title}
      aria-disabled={isOff}
      data-disabled={isOff}
      onClick={({ currentTarget }) => !isOff && onMove(to, currentTarget)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
