// The keys that the buyer gets.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { keyKinds } from '../../rules/handover/handover-content.ts'
import { newKey, replaced, without } from './change-content.ts'
import type { PartProps } from './part-props.ts'
import { RemoveButton } from './RemoveButton.tsx'
import styles from './handover.module.css'

export function KeysFields({ content, errorOf, onChange }: PartProps) {
  const t = useText()
  const { keys } = content
  const change = (next: typeof keys) => onChange({ ...content, keys: next })
  const options = keyKinds.map((value) => ({ value, displayName: t(`sales_key_${value}`) }))
  return (
    <Section title={t('sales_handover_keys')}>
      <div className={styles.fields}>
        {keys.map(({ id, kind, note, count }, place) => (
          <div key={id} className={styles.line} data-three>
            <SelectField
              label={t('sales_handover_key')}
              required
              options={options}
              value={kind}
              onChange={(value) => {
                const chosen = keyKinds.find((one) => one === value)
                if (chosen) change(replaced(keys, place, { kind: chosen }))
              }}
            />
            <TextField
              label={t('sales_handover_key_note')}
              name={`keys.${place}.note`}
              required={kind === 'other'}
              maxLength={100}
              value={note}
              onChange={(value) => change(replaced(keys, place, { note: value }))}
              error={errorOf(`keys.${place}.note`)}
            />
            <NumberStepper
              label={t('sales_handover_count')}
              name={`keys.${place}.count`}
              required
              min={1}
              max={99}
              value={count}
              onChange={(value) => change(replaced(keys, place, { count: value }))}
              error={errorOf(`keys.${place}.count`)}
            />
            <RemoveButton
              label={t('sales_handover_remove', { name: t(`sales_key_${kind}`) })}
              onClick={() => change(without(keys, place))}
            />
          </div>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => change([...keys, newKey()])}
          >
            {t('sales_handover_add_key')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
