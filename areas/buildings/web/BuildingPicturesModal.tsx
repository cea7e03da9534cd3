// Dialog to edit the images of a building; all changes are saved together.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { forgetUploads, PicturesField } from '#areas/files/web/public.tsx'
import type { UploadedFile } from '#platform/contract/file.ts'
import { useChange } from '#platform/web/api/query.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getBuildingEdit, getBuildingTimeline } from '../contract/buildings.ts'
import { setUpBuildingImages } from '../contract/media.ts'
import styles from './BuildingPictures.module.css'

interface Props {
  id: string
  images: readonly UploadedFile[]
  onClose: () => void
}

export function BuildingPicturesModal({ id, images, onClose }: Props) {
  const t = useText()
  // Pictures at the time the dialog was opened: pictures that others add later are not removed unseen.
  const [stored] = useState(images)
  const [pictures, setPictures] = useState(images)
  const { errorOf, clear, take } = useServerErrors()
  const arrange = useChange(setUpBuildingImages, {
    stale: [getBuildingEdit, getBuildingTimeline],
    onDone: onClose,
    errors: 'own',
  })
  const isChanged = idsOf(pictures).join() !== idsOf(stored).join()
  const leave = () => {
    void forgetUploads(pictures.filter((one) => !idsOf(stored).includes(one.id)))
    onClose()
  }
  const save = () => {
    const removedImages = idsOf(stored).filter((one) => !idsOf(pictures).includes(one))
    arrange.mutate({ params: { id }, body: { removedImages, updatedImages: idsOf(pictures) } }, { onError: take })
  }
  return (
    <Modal onClose={leave} isChanged={isChanged} title={t('buildings_field_images')} size={860}>
      <div className={styles.form}>
        <PicturesField
          pictures={pictures}
          onChange={(next) => {
            setPictures(next)
            clear('updatedImages')
          }}
          error={errorOf('updatedImages')}
        />
        <DialogButtons>
          <CancelButton />
          <Button loading={arrange.isPending} disabled={!isChanged} onClick={save}>
            {t('general_save')}
          </Button>
        </DialogButtons>
      </div>
    </Modal>
  )
}

const idsOf = (files: readonly UploadedFile[]) => files.map(({ id }) => id)
