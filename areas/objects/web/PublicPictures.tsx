// The plan large, or the house where there is no plan, with the photographs below.

import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import type { getPublicObject } from '../contract/public.ts'
import { PublicPicture } from './PublicPicture.tsx'
import styles from './PublicPictures.module.css'

export function PublicPictures({ object }: { object: ReceivedAnswerOf<typeof getPublicObject> }) {
  return (
    <div className={styles.pictures}>
      <div className={styles.plan}>
        <PublicPicture item={object} eager />
      </div>
      {object.images.length > 0 && (
        <div className={styles.photos}>
          {object.images.map(({ url, name }) => (
            <img key={url} className={styles.photo} src={url} alt={name} loading="lazy" />
          ))}
        </div>
      )}
    </div>
  )
}
