// Allocation proposal for the chosen objects, one line each, confirmed in part or as a whole. Nothing is sent before
// confirmation.

import { Button, Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { notify } from '#platform/web/core/notify.ts'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { mostAllocated, type AllocationLine, type proposeAllocation } from '../../contract/allocation.ts'
import { previewMail } from '../../contract/offer-actions.ts'
import { AllocationLineView } from './AllocationLineView.tsx'
import { useOfferAllocation } from '../changes.ts'
import { useAllocation } from './use-allocation.ts'
import styles from './AllocationModal.module.css'

export default function AllocationModal(props: BulkDialogProps) {
  const t = useText()
  if (props.count <= mostAllocated) return <Proposal {...props} />
  return (
    <Modal onClose={props.onClose} title={t('applications_allocation_title')}>
      <p className={styles.text}>{t('applications_allocation_too_many')}</p>
      <DialogButtons>
        <Button onClick={props.onClose}>{t('general_close')}</Button>
      </DialogButtons>
    </Modal>
  )
}

function Proposal({ targets, onDone, onClose }: BulkDialogProps) {
  const t = useText()
  const query = useQuery(useAllocation(targets))
  const { data } = query
  if (data) return <AllocationForm plan={data} onDone={onDone} onClose={onClose} />
  return (
    <Modal onClose={onClose} title={t('applications_allocation_title')} size={760}>
      <QueryView query={query} rows={4} />
    </Modal>
  )
}

interface FormProps extends Pick<BulkDialogProps, 'onDone' | 'onClose'> {
  plan: ReceivedResponseOf<typeof proposeAllocation>
}

function AllocationForm({ plan, onDone, onClose }: FormProps) {
  const t = useText()
  const { lines, validUntilDefault, earliestDay, latestDay } = plan
  const proposals = lines.flatMap((line) => (line.proposed ? [{ ...line, proposed: line.proposed }] : []))
  const [chosen, choose] = useState<string[]>([])
  const [validUntil, setValidUntil] = useState(validUntilDefault)
  const { errors, errorOf, take, clear } = useServerErrors()
  const wording = useMailWording()
  const offers = useOfferAllocation()
  const confirmed = proposals.filter(({ objectId }) => chosen.includes(objectId))
  const all = proposals.map(({ objectId }) => objectId)
  const objectFor = (applicationId: string) =>
    confirmed.filter((line) => line.proposed.applicationId === applicationId).map(({ objectId }) => objectId)
  const send = () =>
    offers.mutate(
      {
        body: {
          lines: confirmed.map(({ objectId, proposed: { applicationId, version } }) => ({
            objectId,
            applicationId,
            version,
          })),
          validUntil,
          ...wording.sent,
        },
      },
      {
        onError: take,
        onSuccess({ refused }) {
          for (const { title, reason } of refused) {
            notify({
              type: 'warning',
              title: t('applications_allocation_refused', { object: title }),
              description: reason,
            })
          }
          onDone()
        },
      },
    )
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('applications_allocation_title')} size={760}>
      <Stack gap={16}>
        <p className={styles.text}>{t('applications_allocation_text')}</p>
        <ErrorSummary errors={errors} labels={{ validUntil: t('applications_valid_until') }} />
        {all.length > 1 && (
          <Checkbox
            label={t('applications_allocation_choose_all')}
            checked={chosen.length === all.length}
            indeterminate={chosen.length > 0 && chosen.length < all.length}
            onChange={(event) => choose(event.currentTarget.checked ? all : [])}
          />
        )}
        <Lines lines={lines} chosen={chosen} choose={choose} />
        {all.length > 0 && (
          <>
            <DateField
              label={t('applications_valid_until')}
              name="validUntil"
              required
              value={validUntil}
              earliest={earliestDay}
              latest={latestDay}
              onChange={(value) => {
                setValidUntil(value)
                clear('validUntil')
              }}
              error={errorOf('validUntil')}
            />
            <MailLook
              wording={wording}
              about={`${chosen.join(' ')} ${validUntil}`}
              recipients={confirmed.map(({ proposed }) => ({ id: proposed.applicationId, name: proposed.contactName }))}
              look={
                confirmed.length > 0
                  ? (mail, applicationId) =>
                      call(previewMail, {
                        body: { kind: 'offer', applicationId, objectIds: objectFor(applicationId), validUntil, mail },
                      })
                  : null
              }
            />
          </>
        )}
        <DialogButtons>
          <CancelButton />
          <SendButton
            wording={wording}
            label={
              confirmed.length === 0
                ? t('applications_allocation_none')
                : t('applications_allocation_send', { count: confirmed.length })
            }
            disabled={confirmed.length === 0}
            isSending={offers.isPending}
            onSend={send}
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

interface LinesProps {
  lines: readonly AllocationLine[]
  chosen: string[]
  choose: (chosen: string[]) => void
}

function Lines({ lines, chosen, choose }: LinesProps) {
  const t = useText()
  return (
    <Checkbox.Group value={chosen} onChange={choose} aria-label={t('applications_allocation_title')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <AllocationLineView key={line.objectId} line={line} />
        ))}
      </ul>
    </Checkbox.Group>
  )
}
