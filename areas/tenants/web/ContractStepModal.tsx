// Dialog for the next contract step: sent or signed. A signed contract requires the start date, and the flat becomes
// let.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { tenantMarkSent } from '../contract/places.ts'
import type { TenantView } from '../contract/tenant.ts'
import { freeAgainOn } from '../rules/tenancy-end.ts'
import { useContractMove } from './changes.ts'

interface Props {
  tenant: TenantView
  to: 'contract_sent' | 'with_contract'
  onClose: () => void
}

export function ContractStepModal({ tenant, to, onClose }: Props) {
  const t = useText()
  const { id, version, names, object } = tenant
  const move = useContractMove()
  const { errorOf, take, clear } = useServerErrors()
  const [start, setStart] = useState(tenant.contractStart ?? '')
  const [contractNumber, setContractNumber] = useState(tenant.contractNumber ?? '')
  /** True if the date differs from the one in the agreement that was sent. */
  const differs = to === 'with_contract' && tenant.contractStart !== null && start !== tenant.contractStart
  const submit = () => {
    const body = {
      contractState: to,
      version,
      ...(start ? { contractStart: start } : {}),
      ...(contractNumber.trim() ? { contractNumber: contractNumber.trim() } : {}),
    }
    move.mutate({ params: { id }, body }, { onSuccess: onClose, onError: take })
  }
  return (
    <Modal onClose={onClose} title={t(`tenants_move_${to}`)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={16}>
          <p style={{ margin: 0 }}>{t(`tenants_move_${to}_text`, { names, object: object.title })}</p>
          {to === 'contract_sent' && <Slots place={tenantMarkSent} props={{ tenantId: id, onFollow: onClose }} />}
          <DateField
            label={t('tenants_contract_start')}
            name="contractStart"
            required={to === 'with_contract'}
            value={start}
            onChange={(day) => {
              setStart(day)
              clear('contractStart')
            }}
            error={errorOf('contractStart')}
            {...(differs && { hint: t('tenants_start_differs', { date: formatDate(tenant.contractStart) }) })}
            {...(tenant.occupiedUntil && {
              earliest: freeAgainOn(tenant.occupiedUntil),
              hint: t('tenants_occupied_until', { date: formatDate(tenant.occupiedUntil) }),
            })}
          />
          <TextField
            label={t('tenants_contract_number')}
            name="contractNumber"
            value={contractNumber}
            onChange={setContractNumber}
            maxLength={60}
            error={errorOf('contractNumber')}
          />
          <DialogButtons>
            <CancelButton />
            <Button type="submit" loading={move.isPending}>
              {t(`tenants_move_${to}`)}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
