// Uploads pictures into a text and inserts each at the cursor. The field is busy meanwhile.

import type { Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { allowedImageTypes, maxFileSizeMegabytes, uploadAnswer } from '#platform/contract/file.ts'
import { noticesOf } from '../api/call.ts'
import { uploadFile } from '../api/upload.ts'
import { problemOf } from '../form/fields/file-check.ts'
import { useText } from '../i18n/texts.ts'
import { notify } from '../core/notify.ts'

const address = '/api/v1/ckeditor-image-upload'

export function usePictures(editor: Editor, onBusy: ((isBusy: boolean) => void) | undefined) {
  const t = useText()
  const [sending, setSending] = useState(0)
  const isBusy = sending > 0
  const tell = useEffectEvent((busy: boolean) => onBusy?.(busy))
  useEffect(() => tell(isBusy), [isBusy])

  const send = async (file: File) => {
    const problem = problemOf(file, { types: allowedImageTypes, maxMegabytes: maxFileSizeMegabytes })
    if (problem) return notify({ type: 'danger', title: t(problem.key, problem.values) })
    setSending((count) => count + 1)
    try {
      const { uploaded, errors } = uploadAnswer.parse(await uploadFile(address, file))
      for (const { url, displayName } of uploaded) {
        editor
          .chain()
          .focus()
          .setImage({ src: url, alt: displayName.replace(/\.[^.]+$/, '') })
          .run()
      }
      for (const { message } of errors) notify({ type: 'danger', title: message })
    } catch (failure) {
      for (const notice of noticesOf(failure)) notify(notice)
    } finally {
      setSending((count) => count - 1)
    }
  }
  return {
    sending,
    add: async (files: readonly File[]) => {
      await Promise.all(files.map(send))
    },
  }
}
