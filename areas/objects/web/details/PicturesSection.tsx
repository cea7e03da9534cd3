// Pictures of the object: floor plan, building, uploaded pictures and documents.

import { Button, useComputedColorScheme } from '@mantine/core'
import { IconFile, IconPhotoEdit } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { ProtectedImage } from '#areas/files/web/public.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import type { ObjectView } from '../../contract/object.ts'
import { FloorPlan } from '../public-pages/FloorPlan.tsx'
import styles from './PicturesSection.module.css'

const MediaModal = lazy(async () => ({ default: (await import('../media/MediaModal.tsx')).MediaModal }))

export function PicturesSection({ object }: { object: ObjectView }) {
  const { id, title, hasFloorPlan, building, images, documents, canEdit } = object
  const t = useText()
  const scheme = useComputedColorScheme()
  const [isEditing, setEditing] = useState(false)
  const edit = (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPhotoEdit size={16} stroke={1.5} aria-hidden />}
      aria-label={t('objects_media_edit')}
      onClick={() => setEditing(true)}
    >
      {t('general_edit')}
    </Button>
  )
  return (
    <Section title={t('objects_media')} bare action={canEdit && edit}>
      <div className={styles.pictures}>
        {images.length > 0 && (
          <ul className={styles.uploaded}>
            {images.map(({ id: image, url, displayName }, index) => (
              <li key={image}>
                <ProtectedImage
                  src={`${url}?size=${index === 0 ? 'web' : 'thumb'}`}
                  alt={displayName}
                  className={styles.photo}
                />
              </li>
            ))}
          </ul>
        )}
        {hasFloorPlan && <FloorPlan id={id} title={title} />}
        <img
          className={styles.picture}
          src={`/api/v1/public-buildings/${building.id}/front?scheme=${scheme}`}
          alt={t('objects_house_drawing', { building: building.title })}
          width={2560}
          height={1792}
          loading="lazy"
        />
        {documents.length > 0 && (
          <ul className={styles.documents}>
            {documents.map((document) => (
              <li key={document.id}>
                <button
                  type="button"
                  className={styles.document}
                  onClick={() => void showPaper({ address: document.url, name: document.displayName })}
                >
                  <IconFile size={18} stroke={1.5} aria-hidden />
                  {t(`objects_document_${document.key}`)}
                  <span className={styles.name}>{document.displayName}</span>
                  {document.isPublic && <span className={styles.open}>{t('objects_document_public')}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isEditing && (
        <Suspense fallback={null}>
          <MediaModal object={object} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  )
}
