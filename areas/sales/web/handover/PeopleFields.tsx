// The day of the hand-over, and who is present.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { sides } from '../../rules/handover/handover-content.ts'
import { newPerson, replaced, without } from './change-content.ts'
import type { PartProps } from './part-props.ts'
import { RemoveButton } from './RemoveButton.tsx'
import styles from './handover.module.css'

export function PeopleFields({ content, today, errorOf, onChange }: PartProps & { today: string }) {
  const t = useText()
  const { people } = content
  const change = (next: typeof people) => onChange({ ...content, people: next })
  const options = sides.map((value) => ({ value, displayName: t(`sales_handover_side_${value}`) }))
  return (
    <Section title={t('sales_handover_present')}>
      <div className={styles.fields}>
        <DateField
          label={t('sales_handover_on')}
          name="handedOverOn"
          required
          latest={today}
          value={content.handedOverOn}
          onChange={(handedOverOn) => onChange({ ...content, handedOverOn })}
          error={errorOf('handedOverOn')}
        />
        {people.map(({ id, name, side }, place) => (
          <div key={id} className={styles.line}>
            <TextField
              label={t('sales_handover_name')}
              name={`people.${place}.name`}
              required
              maxLength={200}
              value={name}
              onChange={(value) => change(replaced(people, place, { name: value }))}
              error={errorOf(`people.${place}.name`)}
            />
            <SelectField
              label={t('sales_handover_side')}
              required
              options={options}
              value={side}
              onChange={(value) => {
                const chosen = sides.find((one) => one === value)
                if (chosen) change(replaced(people, place, { side: chosen }))
              }}
            />
            <RemoveButton label={t('sales_handover_remove', { name })} onClick={() => change(without(people, place))} />
          </div>
        ))}
        {errorOf('people') && (
          <p className={styles.error} id="field-people" role="alert" tabIndex={-1}>
            {errorOf('people')}
          </p>
        )}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => change([...people, newPerson()])}
          >
            {t('sales_handover_add_person')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
