// Price, rents, costs and key dates; the key figures follow from them.

import { Checkbox, Stack } from '@mantine/core'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import type { ProjectData } from '../../contract/project-data.ts'
import { useFieldsOf } from './use-fields-of.ts'
import type { PartProps } from './use-project-wizard.ts'

type KeyData = ProjectData['keyData']
type DateKey = 'nboDate' | 'boDate' | 'signingDate' | 'closingDate'

export function KeyDataStep(props: PartProps<KeyData>) {
  const t = useText()
  const { values, set } = props
  const { number, shared } = useFieldsOf(props)
  const money = (field: Parameters<typeof number>[0]) => ({ ...number(field), min: 0, step: 10_000, unit: 'CHF' })
  const date = (field: DateKey) => ({
    ...shared(field),
    value: values[field] ?? '',
    onChange: (day: string) => set(field, day === '' ? null : day),
  })
  return (
    <Stack gap={24}>
      <FieldColumns>
        <NumberStepper {...money('price')} />
        <NumberStepper {...money('targetRent')} />
        <div data-wide>
          <Checkbox
            label={t('projects_field_showsPrice')}
            description={t('projects_price_hint')}
            checked={values.showsPrice}
            onChange={(event) => set('showsPrice', event.currentTarget.checked)}
          />
        </div>
        <NumberStepper {...money('vacancyLoss')} />
        <NumberStepper {...money('runningCosts')} />
        <NumberStepper {...money('purchaseCosts')} hint={t('projects_costs_hint')} />
        <NumberStepper {...number('wault')} min={0} max={99} decimals={1} unit={t('projects_unit_years')} />
      </FieldColumns>
      <FieldColumns>
        <DateField {...date('nboDate')} />
        <DateField {...date('boDate')} />
        <DateField {...date('signingDate')} />
        <DateField {...date('closingDate')} />
      </FieldColumns>
      <Paragraph isSoft size="small">
        {t('projects_offers_bind_nobody')}
      </Paragraph>
    </Stack>
  )
}
