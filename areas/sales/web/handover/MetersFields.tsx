// Readings of the meters.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { meterKinds } from '../../rules/handover/handover-content.ts'
import { newMeter, replaced, without } from './change-content.ts'
import type { PartProps } from './part-props.ts'
import { RemoveButton } from './RemoveButton.tsx'
import styles from './handover.module.css'

export function MetersFields({ content, errorOf, onChange }: PartProps) {
  const t = useText()
  const { meters } = content
  const change = (next: typeof meters) => onChange({ ...content, meters: next })
  const options = meterKinds.map((value) => ({ value, displayName: t(`sales_meter_${value}`) }))
  return (
    <Section title={t('sales_handover_meters')}>
      <div className={styles.fields}>
        {meters.map(({ id, kind, number, reading }, place) => (
          <div key={id} className={styles.line} data-three>
            <SelectField
              label={t('sales_handover_meter')}
              required
              options={options}
              value={kind}
              onChange={(value) => {
                const chosen = meterKinds.find((one) => one === value)
                if (chosen) change(replaced(meters, place, { kind: chosen }))
              }}
            />
            <TextField
              label={t('sales_handover_meter_number')}
              maxLength={60}
              value={number}
              onChange={(value) => change(replaced(meters, place, { number: value }))}
            />
            <TextField
              label={t('sales_handover_reading')}
              name={`meters.${place}.reading`}
              required
              maxLength={40}
              value={reading}
              onChange={(value) => change(replaced(meters, place, { reading: value }))}
              error={errorOf(`meters.${place}.reading`)}
            />
            <RemoveButton
              label={t('sales_handover_remove', { name: t(`sales_meter_${kind}`) })}
              onClick={() => change(without(meters, place))}
            />
          </div>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => change([...meters, newMeter()])}
          >
            {t('sales_handover_add_meter')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
