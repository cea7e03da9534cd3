// Steps through the recipients one by one, or jumps to a name.

import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './RecipientPicker.module.css'

export interface Recipient {
  id: string
  name: string
}

interface Props {
  recipients: readonly Recipient[]
  chosen: string
  onChoose: (id: string) => void
}

export function RecipientPicker({ recipients, chosen, onChoose }: Props) {
  const t = useText()
  const place = recipients.findIndex(({ id }) => id === chosen)
  const step = (to: number, name: string, Icon: typeof IconChevronLeft) => {
    const target = recipients[to]
    return (
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t(name)}
        disabled={!target}
        onClick={() => target && onChoose(target.id)}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <Group gap={8} wrap="nowrap" align="flex-end">
      <div className={styles.recipient}>
        <SelectField
          label={t('mail_templates_look_as_nth', { place: place + 1, total: recipients.length })}
          required
          value={chosen}
          onChange={(id) => onChoose(id ?? '')}
          options={recipients.map(({ id, name }) => ({ value: id, displayName: name }))}
        />
      </div>
      {step(place - 1, 'mail_templates_look_previous', IconChevronLeft)}
      {step(place + 1, 'mail_templates_look_next', IconChevronRight)}
    </Group>
  )
}
