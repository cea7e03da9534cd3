// Settings of the budget: creditor of the fee invoices, approval of costs, VAT rates by date.

import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '#areas/project-settings/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldGrid } from '#platform/web/kit/FieldGrid.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { budgetSettingsData, getBudgetSettings, saveBudgetSettings } from '../../contract/settings.ts'
import { mostFrancs } from '#platform/rules/amounts/money.ts'
import { VatRatesField } from './VatRatesField.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getBudgetSettings))

export default function BudgetSettingsPage() {
  const t = useText()
  const query = useQuery(queryOf(getBudgetSettings))
  return (
    <SettingsPage
      title={t('screen_settings_budget')}
      subtitle={t('budget_settings_about')}
      query={query}
      dataIn={budgetSettingsData}
      save={(data, version) => call(saveBudgetSettings, { body: { ...data, version } })}
      stale={[getBudgetSettings]}
    >
      {({ field, set, errorOf }) => (
        <>
          <Section title={t('budget_settings_approval')}>
            <FieldGrid>
              <NumberStepper
                {...field('approvalLimit')}
                min={0}
                max={mostFrancs}
                step={500}
                decimals={2}
                unit="CHF"
                hint={t('budget_settings_approval_hint')}
              />
            </FieldGrid>
          </Section>
          <Section title={t('budget_settings_creditor')} description={t('budget_settings_creditor_about')}>
            <FieldGrid>
              <TextField {...field('creditorName')} maxLength={70} />
              <TextField {...field('street')} maxLength={70} />
              <TextField {...field('houseNumber')} maxLength={16} />
              <TextField {...field('postalCode')} maxLength={16} />
              <TextField {...field('city')} maxLength={35} />
              <TextField {...field('iban')} maxLength={40} hint={t('budget_settings_iban_hint')} />
              <TextField {...field('vatNumber')} maxLength={30} hint={t('budget_settings_vat_number_hint')} />
              <NumberStepper
                {...field('paymentDays')}
                required
                min={0}
                max={120}
                onChange={(days) => set('paymentDays', days ?? 30)}
              />
            </FieldGrid>
          </Section>
          <Section title={t('budget_settings_vat')} description={t('budget_settings_vat_about')}>
            <VatRatesField {...field('vatRates')} errorOf={errorOf} />
          </Section>
        </>
      )}
    </SettingsPage>
  )
}
