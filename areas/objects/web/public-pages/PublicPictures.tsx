// The first photograph large, the others small, and the plan below; without photographs the plan or the building is
// large.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { getPublicObject } from '../../contract/public.ts'
import { PublicPicture } from './PublicPicture.tsx'
import { showsPlan } from './PublicPlans.tsx'
import styles from './PublicPictures.module.css'

export function PublicPictures({ object }: { object: ReceivedResponseOf<typeof getPublicObject> }) {
  // An uploaded plan replaces the drawn one, which is generated from a few numbers.
  const hasPlan = showsPlan(object.documents)
  const drawnPlan = hasPlan ? null : object.layout_plan
  const face = object.photo ?? (drawnPlan === null ? object.house_photo : null)
  const others = [...object.images, ...object.house_images].filter(({ url }) => url !== face)
  if (hasPlan && face === null) return null
  return (
    <div className={styles.pictures}>
      <div className={face ? styles.first : styles.plan}>
        <PublicPicture item={{ ...object, layout_plan: drawnPlan }} large />
      </div>
      {others.length > 0 && (
        <div className={styles.photos}>
          {others.map(({ url, name }) => (
            <img key={url} className={styles.photo} src={`${url}?size=thumb`} alt={name} loading="lazy" />
          ))}
        </div>
      )}
      {object.photo && drawnPlan && (
        <div className={styles.plan}>
          <PublicPicture item={{ ...object, photo: null }} />
        </div>
      )}
    </div>
  )
}
