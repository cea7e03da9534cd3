// The floor plan where there is one, otherwise the house: both drawn for the paper of the screen.

import { useComputedColorScheme } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import type { PublicItem } from '../contract/public.ts'
import styles from './PublicPicture.module.css'

interface Props {
  item: Pick<PublicItem, 'layout_plan' | 'image' | 'title' | 'building'>
  /** Shown at once instead of when it scrolls into view. */
  eager?: boolean
}

export function PublicPicture({ item: { layout_plan, image, title, building }, eager = false }: Props) {
  const t = useText()
  const scheme = useComputedColorScheme()
  return (
    <img
      className={styles.picture}
      data-plan={layout_plan !== null || undefined}
      src={`${layout_plan ?? image}?scheme=${scheme}`}
      alt={layout_plan ? t('objects_floor_plan_of', { object: title }) : t('objects_house_drawing', { building })}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
