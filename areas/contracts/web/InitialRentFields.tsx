// Fields of the official form for the initial rent: previous rent, its basis, and the reason for the new rent.

import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ContractInfo, ContractTerms } from '../contract/agreement.ts'
import type { TermsField } from './terms-field.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { TermsFieldset } from './TermsFieldset.tsx'

interface Props {
  field: TermsField
  terms: ContractTerms
  form: NonNullable<ContractInfo['initialRentForm']>
  children: ReactNode
}

const money = { min: 0, step: 5, decimals: 2, unit: 'CHF' }

export function InitialRentFields({ field, terms, form, children }: Props) {
  const t = useText()
  const fromBefore = (amount: number | null) =>
    form.previousOf && amount !== null
      ? t('contracts_from_before', { amount: formatMoney(amount), names: form.previousOf })
      : undefined
  return (
    <TermsFieldset legend={t('contracts_form_of', { canton: form.canton })}>
      <Paragraph isSoft size="small">
        {form.source}
      </Paragraph>
      {children}
      {!terms.isFirstLetting && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <NumberStepper {...field('previousNetRent')} {...money} hint={fromBefore(form.previousNetRent)} />
          <NumberStepper {...field('previousAncillaryCost')} {...money} hint={fromBefore(form.previousAncillaryCost)} />
          <NumberStepper {...field('referenceRate')} min={0} max={20} step={0.25} decimals={2} unit="%" />
          <NumberStepper {...field('priceIndex')} min={1} max={2000} step={0.1} decimals={1} />
        </SimpleGrid>
      )}
      <TextAreaField
        {...field('rentReason')}
        value={terms.rentReason ?? ''}
        onChange={(words) => field('rentReason').onChange(words || null)}
        rows={2}
        maxLength={500}
      />
    </TermsFieldset>
  )
}
