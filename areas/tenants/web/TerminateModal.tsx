// Dialog to end a tenancy: party and day of the notice, last day, handover and reason. The flat remains let until
// then.

import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { noticeGivers } from '#areas/applications/rules/application-state.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { TenantView } from '../contract/tenant.ts'
import { earliestEnd } from '../rules/tenancy-end.ts'
import { useTerminateTenancy } from './changes.ts'

interface Props {
  tenant: TenantView
  onClose: () => void
}

export function TerminateModal({ tenant, onClose }: Props) {
  const t = useText()
  const {
    id,
    version,
    names,
    object,
    contractStart,
    earliestQuitOn,
    noticeMonths,
    quitOn,
    noticeOn,
    handoverOn,
    quitReason,
  } = tenant
  const isCorrection = tenant.progress_state === 'quit'
  const termination = useTerminateTenancy()
  const { errorOf, take, clear } = useServerErrors()
  const [given, setGiven] = useState({
    quitOn: quitOn ?? '',
    noticeOn: noticeOn ?? '',
    // Empty if equal to the last day, so that it follows changes to it.
    handoverOn: handoverOn === quitOn ? '' : (handoverOn ?? ''),
    reason: quitReason ?? '',
  })
  const [quitBy, setQuitBy] = useState<(typeof noticeGivers)[number]>(tenant.quitBy ?? 'tenant')
  const [seen] = useState(tenant)
  /** Last day that another user saved while the dialog was open; null if unchanged. */
  const standsNow = version !== seen.version && quitOn !== seen.quitOn ? quitOn : null
  const set = (field: keyof typeof given) => (value: string) => {
    setGiven((before) => ({ ...before, [field]: value }))
    clear(field)
  }
  const field = (name: keyof typeof given) => ({
    name,
    value: given[name],
    onChange: set(name),
    error: errorOf(name),
  })
  const submit = () => {
    const days = {
      ...(given.noticeOn && { noticeOn: given.noticeOn }),
      ...(given.handoverOn && { handoverOn: given.handoverOn }),
    }
    const body = { quitOn: given.quitOn, quitBy, reason: given.reason, version, ...days }
    termination.mutate({ params: { id }, body }, { onSuccess: onClose, onError: take })
  }
  return (
    <Modal onClose={onClose} title={t(isCorrection ? 'tenants_correct_quit' : 'tenants_move_quit')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={16}>
          <p style={{ margin: 0 }}>
            {t(isCorrection ? 'tenants_correct_quit_text' : 'tenants_move_quit_text', { names, object: object.title })}
          </p>
          {standsNow && (
            <p role="alert" style={{ margin: 0, fontWeight: 600 }}>
              {t('tenants_notice_stands', { date: formatDate(standsNow) })}
            </p>
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16} style={{ alignItems: 'end' }}>
            <SelectField
              label={t('tenants_quit_by')}
              required
              options={noticeGivers.map((value) => ({ value, displayName: t(`tenants_quit_by_${value}`) }))}
              value={quitBy}
              onChange={(value) => setQuitBy(value === 'landlord' ? 'landlord' : 'tenant')}
            />
            <DateField {...field('noticeOn')} label={t('tenants_notice_on')} />
            <DateField
              {...field('quitOn')}
              label={t('tenants_quit_on')}
              hint={t('tenants_earliest_end', {
                date: formatDate(given.noticeOn ? earliestEnd(given.noticeOn, noticeMonths) : earliestQuitOn),
              })}
              required
              {...(contractStart ? { earliest: contractStart } : {})}
            />
            <DateField {...field('handoverOn')} label={t('tenants_handover_on')} hint={t('tenants_handover_hint')} />
          </SimpleGrid>
          <TextAreaField {...field('reason')} label={t('applications_reason')} required maxLength={500} rows={2} />
          <DialogButtons>
            <CancelButton />
            <Button type="submit" {...(isCorrection ? {} : { color: 'red' })} loading={termination.isPending}>
              {t(isCorrection ? 'tenants_correct_quit' : 'tenants_move_quit')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
