// Dialog of a bulk action: the reason if one is required, and a preview of the affected rows. Confirmed by one click.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/query.ts'
import { SelectField } from '../../form/fields/SelectField.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { CancelButton } from '../../modal/CancelButton.tsx'
import { DialogButtons } from '../../modal/DialogButtons.tsx'
import { Modal } from '../../modal/Modal.tsx'
import { notify } from '../../core/notify.ts'
import { useListContext } from '../list-context.ts'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { bulkOutcome } from './bulk-outcome.ts'
import { BulkPreview } from './BulkPreview.tsx'
import { useBulkPreview } from './use-bulk-preview.ts'

export function BulkDialog(props: BulkDialogProps) {
  const { bulkEndpoint } = useListContext()
  return bulkEndpoint ? <ReasonAndPreview {...props} bulkEndpoint={bulkEndpoint} /> : null
}

type Props = BulkDialogProps & { bulkEndpoint: NonNullable<ReturnType<typeof useListContext>['bulkEndpoint']> }

function ReasonAndPreview({ option, targets, count, onDone, onClose, bulkEndpoint }: Props) {
  const t = useText()
  const { endpoint } = useListContext()
  const [reason, setReason] = useState<string | null>(null)
  const [asked, ask] = useState(false)
  const chosen = option.reasons?.find((one) => one.value === reason)
  const needsReason = option.reasons !== undefined && chosen === undefined
  const body = {
    bulkAction: option.value,
    targets,
    ...(chosen ? { option: { value: chosen.value, name: chosen.displayName } } : {}),
  }
  // The preview loads before a reason is chosen: if no row can change, no reason is needed.
  const preview = useBulkPreview(bulkEndpoint, { bulkAction: option.value, targets })
  const act = useChange(bulkEndpoint, {
    stale: [endpoint],
    onDone: (answer) => {
      const outcome = bulkOutcome(answer, t)
      if (outcome) notify(outcome)
      onDone(answer)
    },
  })
  const confirm = () => {
    ask(true)
    if (!needsReason) act.mutate({ body })
  }
  const wouldChange = preview.data?.changed
  return (
    <Modal
      onClose={onClose}
      title={t('table_bulk_title', { action: option.displayName, count: formatNumber(count) })}
      size={520}
    >
      {option.reasons && wouldChange !== 0 && (
        <SelectField
          label={t('table_bulk_reason')}
          required
          options={option.reasons}
          value={reason}
          onChange={setReason}
          error={asked && needsReason ? t('general_field_is_required') : null}
        />
      )}
      {option.consequence && wouldChange !== 0 && <p>{option.consequence}</p>}
      <BulkPreview {...preview} />
      <DialogButtons>
        <CancelButton />
        <Button
          {...(option.danger ? { color: 'red' } : {})}
          loading={act.isPending}
          disabled={!wouldChange}
          onClick={confirm}
        >
          {wouldChange
            ? t('table_bulk_confirm', { action: option.displayName, count: formatNumber(wouldChange) })
            : option.displayName}
        </Button>
      </DialogButtons>
    </Modal>
  )
}
