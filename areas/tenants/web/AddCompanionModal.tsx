// Dialog to add an object to a tenancy: object, first day and rents, prefilled from the object.

import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getCompanionChoices } from '../contract/companions.ts'
import type { TenantView } from '../contract/tenant.ts'
import { useAddCompanion } from './changes.ts'

interface Props {
  tenant: TenantView
  onClose: () => void
}

export function AddCompanionModal({ tenant, onClose }: Props) {
  const t = useText()
  const query = useQuery(queryOf(getCompanionChoices, { params: { id: tenant.id } }))
  const { data } = query
  return (
    <Modal onClose={onClose} title={t('tenants_companion_add')}>
      {!data && <QueryView query={query} rows={3} />}
      {data && data.choices.length === 0 && <p style={{ margin: 0 }}>{t('tenants_companion_nothing_free')}</p>}
      {data && data.choices.length > 0 && <AddForm tenant={tenant} offered={data} onClose={onClose} />}
    </Modal>
  )
}

const money = { min: 0, step: 5, decimals: 2, unit: 'CHF' }
const amounts = ['netRent', 'ancillaryCost', 'deposit'] as const

function AddForm({ tenant, offered, onClose }: Props & { offered: ReceivedResponseOf<typeof getCompanionChoices> }) {
  const t = useText()
  const adding = useAddCompanion(onClose)
  const { errorOf, take, clear } = useServerErrors()
  const { choices, needsDay, earliestDay } = offered
  const [first] = choices
  const [objectId, setObjectId] = useState(first?.objectId ?? '')
  const [from, setFrom] = useState('')
  const [rents, setRents] = useState(rentsOf(first))
  const chosen = choices.find((one) => one.objectId === objectId)
  const earliest = chosen?.freeFrom ?? earliestDay
  const choose = (value: string | null) => {
    setObjectId(value ?? '')
    setRents(rentsOf(choices.find((one) => one.objectId === value)))
    clear('objectId')
  }
  const submit = () => {
    const body = { objectId, ...rents, ...(needsDay && from && { from }), version: tenant.version }
    adding.mutate({ params: { id: tenant.id }, body }, { onError: take })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={16}>
        <p style={{ margin: 0 }}>
          {t(needsDay ? 'tenants_companion_add_text' : 'tenants_companion_add_before', { names: tenant.names })}
        </p>
        <SelectField
          label={t('tenants_object')}
          name="objectId"
          required
          options={choices.map((one) => ({
            value: one.objectId,
            displayName: [one.title, one.freeFrom && t('objects_free_from', { date: formatDate(one.freeFrom) })]
              .filter(Boolean)
              .join(' · '),
          }))}
          value={objectId}
          onChange={choose}
          error={errorOf('objectId')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16} style={{ alignItems: 'end' }}>
          {needsDay && (
            <DateField
              label={t('tenants_companion_from')}
              name="from"
              required
              value={from}
              onChange={(day) => {
                setFrom(day)
                clear('from')
              }}
              error={errorOf('from')}
              {...(earliest && { earliest })}
            />
          )}
          {amounts.map((name) => (
            <NumberStepper
              key={name}
              label={t(`contracts_field_${name}`)}
              name={name}
              value={rents[name]}
              onChange={(amount) => {
                setRents((before) => ({ ...before, [name]: amount }))
                clear(name)
              }}
              error={errorOf(name)}
              {...money}
            />
          ))}
        </SimpleGrid>
        <DialogButtons>
          <CancelButton />
          <Button type="submit" loading={adding.isPending}>
            {t('tenants_companion_add')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}

type Choice = ReceivedResponseOf<typeof getCompanionChoices>['choices'][number]

const rentsOf = (choice: Choice | undefined) => ({
  netRent: choice?.netRent ?? null,
  ancillaryCost: choice?.ancillaryCost ?? null,
  deposit: choice?.deposit ?? null,
})
