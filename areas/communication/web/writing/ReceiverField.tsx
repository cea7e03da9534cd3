// Postal address of a letter, and the select of the recipient if the thread has several.

import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { receiversIn, type Beginning, type Receiver } from './receivers.ts'
import styles from './ReceiverField.module.css'

interface Props {
  beginning: Beginning
  /** Undefined if the intended recipient can no longer be written to. */
  receiver: Receiver | undefined
  onChange: (receiver: Receiver) => void
  error: string | undefined
}

export function LetterAddress({ beginning: { letter } }: Pick<Props, 'beginning'>) {
  const t = useText()
  return (
    <p className={styles.letter}>
      {letter?.isPrintable
        ? t('communication_letter_goes_to', { address: letter.lines.join(', ') })
        : t('communication_letter_address_unknown')}
    </p>
  )
}

export function ReceiverField({ beginning, receiver, onChange, error }: Props) {
  const t = useText()
  const all = receiversIn(beginning)
  if (all.length === 1 && receiver) return null
  return (
    <SelectField
      label={t('communication_to_whom')}
      name={receiver?.whom.answersMailId || !receiver ? 'answersMailId' : 'adultId'}
      required
      value={receiver?.value ?? null}
      onChange={(chosen) => {
        const next = all.find(({ value }) => value === chosen)
        if (next) onChange(next)
      }}
      options={all.map(({ value, name, address, whom }) => ({
        value,
        displayName: [
          ...new Set([name, address || t('communication_send_letter')]),
          ...(whom.answersMailId ? [t('communication_other_address')] : []),
        ].join(' · '),
      }))}
      error={error}
    />
  )
}
