// Dialog for the images and documents of an existing object; all changes are saved together.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { UploadedFile } from '#platform/contract/file.ts'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { notify } from '#platform/web/core/notify.ts'
import { setUpFiles, setUpImages } from '../../contract/media.ts'
import type { ObjectView } from '../../contract/object.ts'
import { problemOfSorts } from '../../rules/object-media.ts'
import { staleAfterChange } from '../changes.ts'
import { asUpdated, isShown, type ChosenDocument } from './chosen-document.ts'
import { DocumentsField } from './DocumentsField.tsx'
import { forgetUploads, PicturesField } from '#areas/files/web/public.tsx'

interface Props {
  object: Pick<ObjectView, 'id' | 'images' | 'documents'>
  onClose: () => void
}

export function MediaModal({ object, onClose }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  // Snapshot from the time of opening, so that files added later by other users are not removed unseen.
  const [stored] = useState({ images: object.images, documents: object.documents })
  const [images, setImages] = useState<readonly UploadedFile[]>(stored.images)
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>(stored.documents)
  const [isSaving, setSaving] = useState(false)
  const { errorOf, show, clear, take } = useServerErrors()
  const hasOtherImages = !isSame(images, stored.images)
  const hasOtherDocuments = !isSame(documents, stored.documents)
  const isChanged = hasOtherImages || hasOtherDocuments

  const leave = () => {
    void forgetUploads([...without(images, stored.images), ...without(documents, stored.documents)])
    onClose()
  }
  const save = async () => {
    const problem = problemOfSorts(documents.map(({ key }) => key))
    if (problem) return show({ updatedFiles: t(problem, {}) })
    setSaving(true)
    try {
      if (hasOtherImages) {
        const removedImages = without(stored.images, images).map(({ id }) => id)
        const body = { removedImages, updatedImages: images.map(({ id }) => id) }
        await call(setUpImages, { params: { id: object.id }, body })
      }
      if (hasOtherDocuments) {
        const before = new Map(stored.documents.map(({ id, key }) => [id, key]))
        const updatedFiles = asUpdated(documents, before)
        const removedFiles = without(stored.documents, documents).map(({ url, key }) => ({ url, key }))
        await call(setUpFiles, { params: { objectId: object.id }, body: { removedFiles, updatedFiles } })
      }
      notify({ type: 'success', title: t('objects_media_saved') })
      onClose()
    } catch (failure) {
      take(failure)
    } finally {
      setSaving(false)
      await markStale(queryClient, staleAfterChange)
    }
  }
  return (
    <Modal onClose={leave} isChanged={isChanged} title={t('objects_media')} size={860}>
      <Stack gap={28}>
        <PicturesField
          pictures={images}
          onChange={(next) => {
            setImages(next)
            clear('updatedImages')
          }}
          error={errorOf('updatedImages')}
        />
        <DocumentsField
          documents={documents}
          onChange={(next) => {
            setDocuments(next)
            clear('updatedFiles')
          }}
          error={errorOf('updatedFiles')}
        />
        <DialogButtons>
          <CancelButton />
          <Button loading={isSaving} disabled={!isChanged} onClick={() => void save()}>
            {t('general_save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

const without = (files: readonly UploadedFile[], others: readonly UploadedFile[]) =>
  files.filter(({ id }) => !others.some((other) => other.id === id))

const isSame = (some: readonly ChosenDocument[], others: readonly ChosenDocument[]) =>
  some.map(spelled).join() === others.map(spelled).join()

const spelled = (one: ChosenDocument) => `${one.id} ${one.key} ${isShown(one)}`
