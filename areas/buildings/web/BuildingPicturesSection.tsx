// Photos of a building in display order; a dialog edits them.

import { Button } from '@mantine/core'
import { IconPhotoEdit } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { ProtectedImage } from '#areas/files/web/public.tsx'
import type { UploadedFile } from '#platform/contract/file.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import styles from './BuildingPictures.module.css'

const BuildingPicturesModal = lazy(async () => ({
  default: (await import('./BuildingPicturesModal.tsx')).BuildingPicturesModal,
}))

interface Props {
  id: string
  images: readonly UploadedFile[]
  canEdit: boolean
}

export function BuildingPicturesSection({ id, images, canEdit }: Props) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const edit = (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPhotoEdit size={16} stroke={1.5} aria-hidden />}
      aria-label={t('buildings_pictures_edit')}
      onClick={() => setEditing(true)}
    >
      {t('general_edit')}
    </Button>
  )
  return (
    <Section title={t('buildings_field_images')} action={canEdit && edit}>
      {images.length === 0 ? (
        <p className={styles.none}>{t('buildings_pictures_none')}</p>
      ) : (
        <ul className={styles.pictures}>
          {images.map(({ id: image, url, displayName }) => (
            <li key={image}>
              <ProtectedImage src={`${url}?size=thumb`} alt={displayName} className={styles.picture} />
            </li>
          ))}
        </ul>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <BuildingPicturesModal id={id} images={images} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  )
}
