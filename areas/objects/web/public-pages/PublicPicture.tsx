// Photograph of an object, otherwise its drawn floor plan, otherwise the drawn building, in the light or dark
// version.

import { useComputedColorScheme } from '@mantine/core'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import type { PublicItem } from '../../contract/public.ts'
import { publicPictureOf, type Pictured, type PublicPictureChoice } from '../../rules/public-pages/public-picture.ts'
import styles from './PublicPicture.module.css'

interface Props {
  item: Pictured & Pick<PublicItem, 'title' | 'building'>
  /** Loads at once instead of when scrolled into view. */
  large?: boolean
}

export function PublicPicture({ item, large = false }: Props) {
  const t = useText()
  const scheme = useComputedColorScheme()
  const picture = publicPictureOf(item, large ? 'large' : 'small')
  return (
    <img
      className={styles.picture}
      data-plan={picture.kind === 'plan' || undefined}
      src={picture[scheme]}
      alt={wordsOf(t, picture.kind, item)}
      loading={large ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}

function wordsOf(t: Translate, kind: PublicPictureChoice['kind'], { title, building }: Props['item']): string {
  if (kind === 'photo') return t('objects_photo_of', { object: title })
  if (kind === 'housePhoto') return t('objects_house_photo_of', { building })
  return kind === 'plan' ? t('objects_floor_plan_of', { object: title }) : t('objects_house_drawing', { building })
}
