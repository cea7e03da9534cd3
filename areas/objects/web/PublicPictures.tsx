// The plan large, the house and the photographs below.

import { useComputedColorScheme } from '@mantine/core'
import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { getPublicObject } from '../contract/public.ts'
import { PublicPicture } from './PublicPicture.tsx'
import styles from './PublicPictures.module.css'

export function PublicPictures({ object }: { object: ReceivedAnswerOf<typeof getPublicObject> }) {
  const t = useText()
  const scheme = useComputedColorScheme()
  return (
    <div className={styles.pictures}>
      <div className={styles.plan}>
        <PublicPicture item={object} eager />
      </div>
      <div className={styles.more}>
        {object.layout_plan && (
          <img
            className={styles.house}
            src={`${object.image}?scheme=${scheme}`}
            alt={t('objects_house_drawing', { building: object.building })}
            loading="lazy"
          />
        )}
        {object.images.map(({ url, name }) => (
          <img key={url} className={styles.house} src={url} alt={name} loading="lazy" />
        ))}
      </div>
    </div>
  )
}
