// Settings of the reservation for sale: fee and days, account, signers, and the agreement per language.

import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldGrid } from '#platform/web/kit/FieldGrid.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import {
  getReservationSettings,
  mostFee,
  reservationSettingsData,
  saveReservationSettings,
} from '../../contract/reservation-settings.ts'
import { feeFates } from '../../rules/fee-fate.ts'
import { AgreementFields } from './AgreementFields.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getReservationSettings))

export default function ReservationSettingsPage() {
  const t = useText()
  const query = useQuery(queryOf(getReservationSettings))
  const fates = feeFates.map((fate) => ({ value: fate, displayName: t(`sales_fee_fate_${fate}`) }))
  const fateOf = (value: string | null) => feeFates.find((fate) => fate === value)
  return (
    <SettingsPage
      title={t('screen_settings_reservation')}
      subtitle={t('sales_settings_about')}
      query={query}
      dataIn={reservationSettingsData}
      save={(data, version) => call(saveReservationSettings, { body: { ...data, version } })}
      stale={[getReservationSettings]}
    >
      {({ field, values, set, errorOf }) => {
        const days = (
          name: 'reservationDays' | 'paymentDays' | 'notaryDays' | 'reminderDays',
          max: number,
          min = 1,
        ) => (
          <NumberStepper
            {...field(name)}
            required
            min={min}
            max={max}
            onChange={(typed) => set(name, typed ?? values[name])}
          />
        )
        return (
          <>
            <Section title={t('sales_settings_fee')} description={t('sales_settings_fee_about')}>
              <FieldGrid>
                <NumberStepper
                  {...field('fee')}
                  required
                  min={0}
                  max={mostFee}
                  step={1000}
                  decimals={2}
                  unit="CHF"
                  onChange={(typed) => set('fee', typed ?? 0)}
                />
                {days('reservationDays', 365)}
                {days('paymentDays', 120)}
                {days('reminderDays', 30, 0)}
                {days('notaryDays', 365)}
                <SelectField
                  {...field('feeOnWithdrawal')}
                  required
                  options={fates}
                  onChange={(value) => set('feeOnWithdrawal', fateOf(value) ?? values.feeOnWithdrawal)}
                />
                <SelectField
                  {...field('feeOnExpiry')}
                  required
                  options={fates}
                  onChange={(value) => set('feeOnExpiry', fateOf(value) ?? values.feeOnExpiry)}
                />
              </FieldGrid>
            </Section>
            <Section title={t('sales_settings_account')} description={t('sales_settings_account_about')}>
              <FieldGrid>
                <TextField {...field('creditorName')} maxLength={70} />
                <TextField {...field('street')} maxLength={70} />
                <TextField {...field('houseNumber')} maxLength={16} />
                <TextField {...field('postalCode')} maxLength={16} />
                <TextField {...field('city')} maxLength={35} />
                <TextField {...field('iban')} maxLength={40} hint={t('sales_settings_iban_hint')} />
                <TextField {...field('accountingEmail')} type="email" hint={t('sales_settings_accounting_hint')} />
              </FieldGrid>
            </Section>
            <Section title={t('sales_settings_agreement')} description={t('sales_settings_agreement_about')}>
              <FieldGrid>
                <TextAreaField {...field('signers')} rows={2} maxLength={500} hint={t('sales_settings_signers_hint')} />
              </FieldGrid>
              <AgreementFields
                content={values.agreement}
                onChange={(agreement) => set('agreement', agreement)}
                errorOf={errorOf}
              />
            </Section>
          </>
        )
      }}
    </SettingsPage>
  )
}
