// Recipient with address; a select if the thread has several possible recipients.

import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { receiversIn, type Beginning, type Receiver } from './receivers.ts'
import styles from './Writing.module.css'

interface Props {
  beginning: Beginning
  /** Undefined if the intended recipient can no longer be written to. */
  receiver: Receiver | undefined
  isLetter: boolean
  onChange: (receiver: Receiver) => void
  error: string | undefined
}

export function ReceiverLine({ beginning, receiver, isLetter }: Pick<Props, 'beginning' | 'receiver' | 'isLetter'>) {
  const t = useText()
  const { letter, language } = beginning
  const address = receiver?.address === receiver?.name ? '' : receiver?.address
  return (
    <p className={styles.to}>
      <span className={styles.soft}>{t('communication_to')}</span>{' '}
      <strong>{receiver?.name ?? t('communication_other_gone')}</strong>{' '}
      <span className={styles.soft}>
        {[address, receiver?.whom.answersMailId && t('communication_other_address'), t(`general_language_${language}`)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isLetter && (
        <span className={styles.letter}>
          {letter?.isPrintable
            ? t('communication_letter_goes_to', { address: letter.lines.join(', ') })
            : t('communication_letter_address_unknown')}
        </span>
      )}
    </p>
  )
}

export function ReceiverField({ beginning, receiver, onChange, error }: Omit<Props, 'isLetter'>) {
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
