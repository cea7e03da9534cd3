// Invites the selected rows of a list of people: first the appointment, then the mail.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { cellWords } from '#platform/web/table/row-title.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { listBooked } from '../../contract/list.ts'
import { kindOfDialog } from '../../rules/invite-dialogs.ts'
import { dayOfInstant, shownDay, shownTime } from '../when.ts'
import { InviteModal } from './InviteModal.tsx'

const most = 50

const beginning = (instant: string) => instant && `${shownDay(dayOfInstant(instant))}, ${shownTime(instant)}`

export default function InviteBulkModal({ option, targets, onDone, onClose }: BulkDialogProps) {
  const t = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChosen, setIsChosen] = useState(false)
  const { data, error, refetch } = useQuery(
    queryOf(listBooked, { query: { state: 'published', sort: 'starts_at', rowsPerPage: most, tableDataOnly: true } }),
  )
  const kind = kindOfDialog(option.value)
  const rows = data?.tableData.body ?? []
  const options = rows.map((row) => ({
    value: row._id,
    displayName: [beginning(cellWords(row.starts_at)), cellWords(row.title)].filter(Boolean).join(' · '),
  }))
  const found = options.find(({ value }) => value === chosen)
  if (isChosen && found && kind) {
    const title = found.displayName
    return (
      <InviteModal
        appointment={{ id: found.value, data: { title } }}
        chosen={{ from: 'targets', kind, targets }}
        onInvited={() => onDone()}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal onClose={onClose} isGuarded={false} title={t('viewing_appointments_invite_bulk')}>
      <Stack gap={16}>
        {!data && (error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows rows={2} />)}
        {data &&
          (options.length > 0 ? (
            <SelectField
              label={t('viewing_appointments_invite_to')}
              required
              value={chosen}
              onChange={setChosen}
              options={options}
            />
          ) : (
            <p style={{ margin: 0 }}>{t('viewing_appointments_invite_no_appointment')}</p>
          ))}
        <DialogButtons>
          <CancelButton />
          <Button disabled={!found} onClick={() => setIsChosen(true)}>
            {t('general_continue')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
