// Documents of a reservation, and the upload of an agreement signed on paper.

import { Box, Button } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { uploadAnswer } from '#platform/contract/file.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import type { CurrentReservation } from '../../contract/reservation.ts'
import { staleAfterReservation } from './reservation-changes.ts'

interface Props {
  applicationId: string
  current: CurrentReservation
  canWrite: boolean
}

export function ReservationFiles({ applicationId, current, canWrite }: Props) {
  const { files, acceptedBy, state } = current
  const t = useText()
  const queryClient = useQueryClient()
  return (
    <>
      <ul style={{ margin: '12px 0 0', padding: 0, listStyle: 'none' }}>
        {files.map(({ id, displayName, url, category, createdAt }) => (
          <li key={id}>
            <Button
              variant="subtle"
              size="compact-sm"
              px={0}
              leftSection={<IconFile size={16} stroke={1.5} aria-hidden />}
              onClick={() => void showPaper({ address: url, name: displayName })}
            >
              {t(`sales_file_category_${category}`)} · {formatDate(createdAt)}
            </Button>
          </li>
        ))}
      </ul>
      {canWrite && acceptedBy === 'staff' && state !== 'released' && (
        <Box mt={12}>
          <FileField
            label={t('sales_upload_scan')}
            value={[]}
            onChange={() => void markStale(queryClient, staleAfterReservation)}
            upload={async (file, options) => {
              const path = `/api/v1/sales/applications/${applicationId}/reservation/scan`
              const answer = uploadAnswer.parse(await uploadFile(path, file, options))
              const [stored] = answer.uploaded
              if (!stored) throw new Error(answer.errors[0]?.message)
              return stored
            }}
          />
        </Box>
      )}
    </>
  )
}
