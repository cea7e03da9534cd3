// Adds an object to the wish list or removes it; reports a full list.

import { Button, Tooltip } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { longestWishList } from '../../rules/public-pages/public-object.ts'
import { useWishList } from './wish-list.ts'

interface Props {
  id: string
  name: string
  size?: 'sm' | 'md'
}

export function WishButton({ id, name, size = 'sm' }: Props) {
  const t = useText()
  const wishes = useWishList()
  const isWished = wishes.has(id)
  const isRefused = wishes.isFull && !isWished
  const button = (
    <Button
      variant={isWished ? 'light' : 'default'}
      size={size}
      aria-pressed={isWished}
      aria-label={t(isWished ? 'objects_wish_remove_named' : 'objects_wish_add_named', { object: name })}
      {...(isRefused ? { 'data-disabled': true, 'aria-disabled': true } : { onClick: () => wishes.toggle(id) })}
      leftSection={
        isWished ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} stroke={1.5} aria-hidden />
      }
    >
      {t(isWished ? 'objects_wish_added' : 'objects_wish_add')}
    </Button>
  )
  // Renders the tooltip only when needed, because a page contains dozens of these buttons.
  return isRefused ? <Tooltip label={t('objects_wish_full', { count: longestWishList })}>{button}</Tooltip> : button
}
