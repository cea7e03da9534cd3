// Photos of one point. Those that are not sent yet stay on the device and go on when the connection is back.

import { useMemo } from 'react'
import { paperKeeperOf } from '#areas/application-form/web/public.tsx'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { uploadAnswer, allowedImageTypes } from '#platform/contract/file.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { mostPhotos } from '../../rules/handover/handover-content.ts'
import type { PointProps } from './part-props.ts'

const types = [...allowedImageTypes, 'image/heic', 'image/heif']

type Props = Pick<PointProps, 'applicationId' | 'handoverId' | 'point' | 'onPhotos'>

export function PointPhotos({ applicationId, handoverId, point, onPhotos }: Props) {
  const t = useText()
  const keeper = useMemo(
    () => paperKeeperOf({ slug: `handover-${handoverId}`, owner: point.id, category: 'photo' }),
    [handoverId, point.id],
  )
  return (
    <FileField
      label={t('sales_handover_photos_of', { title: point.title })}
      types={types}
      most={mostPhotos.ofPoint}
      isCompact
      keeper={keeper}
      value={point.photos.map((photo) => ({
        ...photo,
        key: photo.id,
        url: fileAddress.protected(photo.id, photo.displayName),
      }))}
      onChange={(files) =>
        onPhotos(
          point.id,
          files.map(({ id, displayName, contentType, size }) => ({ id, displayName, contentType, size })),
        )
      }
      upload={async (file, options) => {
        const path = `/api/v1/sales/applications/${applicationId}/completion/handover/photos`
        const { uploaded, errors } = uploadAnswer.parse(await uploadFile(path, file, options))
        const [stored] = uploaded
        if (!stored) throw new CallFailed(422, { message: errors[0]?.message ?? t('general_upload_error') })
        return stored
      }}
    />
  )
}
