// Form for the agreed terms. Empty rents default to those of the object; the official form has its own part where it
// is required.

import { Button, Checkbox, Group, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { earliestStart } from '#areas/applications/rules/offers/contract-start.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ContractInfo } from '../contract/agreement.ts'
import { useSaveContractTerms } from './changes.ts'
import { InitialRentFields } from './InitialRentFields.tsx'
import { TogetherFields } from './TogetherFields.tsx'
import type { TermsField } from './terms-field.ts'

interface Props {
  tenantId: string
  info: ContractInfo
  onClose: () => void
}

const money = { min: 0, step: 5, decimals: 2, unit: 'CHF' }

export function TermsForm({ tenantId, info, onClose }: Props) {
  const t = useText()
  const change = useSaveContractTerms()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [terms, setTerms] = useState(info.terms)
  const field: TermsField = (name, label = t(`contracts_field_${name}`)) => ({
    name,
    label,
    value: terms[name],
    onChange: (value) => {
      setTerms((before) => ({ ...before, [name]: value }))
      clear(name)
    },
    error: errorOf(name),
  })
  const words = (name: 'contractStart' | 'contractEnd' | 'noticeDates' | 'comment') => ({
    ...field(name),
    value: terms[name] ?? '',
    onChange: (value: string) => field(name).onChange(value || null),
  })
  const ofObject = (amount: number | null) =>
    amount === null ? undefined : t('contracts_of_object', { amount: formatMoney(amount) })
  const labels = Object.fromEntries(
    Object.keys(errors).map((path) => {
      const [of = '', place = '', name = of] = path.split('.')
      const beside = of === 'together' ? info.together[Number(place)]?.title : undefined
      return [path, [beside, t(`contracts_field_${name}`)].filter(Boolean).join(': ')]
    }),
  )
  const submit = () =>
    change.mutate(
      { params: { id: tenantId }, body: { ...terms, version: info.version } },
      { onSuccess: onClose, onError: take },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labels} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <DateField {...words('contractStart')} earliest={info.freeFrom ?? earliestStart} />
          <DateField
            {...words('contractEnd')}
            hint={t('contracts_end_hint')}
            earliest={terms.contractStart ?? earliestStart}
          />
          <NumberStepper {...field('netRent')} {...money} hint={ofObject(info.netRent)} />
          <NumberStepper {...field('ancillaryCost')} {...money} hint={ofObject(info.ancillaryCost)} />
          <NumberStepper {...field('deposit')} {...money} hint={ofObject(info.deposit)} />
          <NumberStepper
            {...field('noticeMonths')}
            required
            min={1}
            max={60}
            onChange={(months) => field('noticeMonths').onChange(months ?? 3)}
          />
          <TextField
            {...words('noticeDates')}
            hint={t('contracts_notice_dates_hint', {
              language: t(`general_language_${info.language}`),
              usual: t('contracts_usual_notice_dates'),
            })}
            maxLength={200}
          />
        </SimpleGrid>
        <TogetherFields
          together={terms.together}
          info={info.together}
          onChange={(together) => setTerms((before) => ({ ...before, together }))}
          errorOf={errorOf}
        />
        {info.initialRentForm && (
          <InitialRentFields field={field} terms={terms} form={info.initialRentForm}>
            <Checkbox
              checked={terms.isFirstLetting}
              onChange={(event) => field('isFirstLetting').onChange(event.currentTarget.checked)}
              label={t('contracts_field_isFirstLetting')}
            />
          </InitialRentFields>
        )}
        <TextAreaField {...words('comment')} rows={2} maxLength={2000} />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t('general_cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('general_save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
