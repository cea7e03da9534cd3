// What it looks like: the floor plan, the house, and pictures that were uploaded.

import { useComputedColorScheme } from '@mantine/core'
import { ProtectedImage } from '#areas/files/web/public.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ObjectView } from '../contract/object.ts'
import { FloorPlan } from './FloorPlan.tsx'
import styles from './PicturesSection.module.css'

export function PicturesSection({ object: { id, title, hasFloorPlan, building, images } }: { object: ObjectView }) {
  const t = useText()
  const scheme = useComputedColorScheme()
  return (
    <Section title={t(hasFloorPlan ? 'objects_floor_plan' : 'objects_pictures')} bare>
      <div className={styles.pictures}>
        {hasFloorPlan && <FloorPlan id={id} title={title} />}
        <img
          className={styles.picture}
          src={`/api/v1/public-buildings/${building.id}/front?scheme=${scheme}`}
          alt={t('objects_house_drawing', { building: building.title })}
          width={2560}
          height={1792}
          loading="lazy"
        />
        {images.map(({ id: image, url, displayName }) => (
          <ProtectedImage key={image} src={url} alt={displayName} className={styles.picture} />
        ))}
      </div>
    </Section>
  )
}
