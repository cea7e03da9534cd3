// Recipient, language and subject of a mail: one line that opens to its fields.

import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { PlaceholderLine } from '#platform/web/rich-text/PlaceholderLine.tsx'
import type { PlaceholderChoice } from '#platform/web/rich-text/PlaceholderPicker.tsx'
import { LetterAddress, ReceiverField } from './ReceiverField.tsx'
import type { Beginning, Receiver } from './receivers.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import styles from './ComposerHead.module.css'

type Field = 'answersMailId' | 'adultId' | 'subject'
type Language = Beginning['language']

interface Props {
  beginning: Beginning
  /** Undefined if the intended recipient can no longer be written to. */
  receiver: Receiver | undefined
  isLetter: boolean
  startsOpen: boolean
  subject: string
  language: Language
  templateId: string | null
  placeholders: readonly PlaceholderChoice[]
  errorOf: (field: Field) => string | undefined
  onReceiver: (receiver: Receiver) => void
  onTemplate: (id: string | null) => void
  onLanguage: (language: Language | null) => void
  onSubject: (subject: string) => void
}

export function ComposerHead(props: Props) {
  const { beginning, receiver, isLetter, startsOpen, subject, language, errorOf } = props
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const isWrong = (['answersMailId', 'adultId', 'subject'] as const).some((field) => errorOf(field))
  const isShown = isOpen || isWrong
  const isToOther = Boolean(receiver?.whom.answersMailId)
  // Another person's address is always shown, so that no reply goes to the wrong one.
  const address = isToOther && receiver?.address !== receiver?.name ? receiver?.address : ''
  const name = receiver?.name ?? t('communication_other_gone')
  const facts = [address, isToOther && t('communication_other_address'), language.toUpperCase()]
  return (
    <div className={styles.envelope}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        <Muted size="normal">{t('communication_to')}</Muted> <strong className={styles.receiver}>{name}</strong>{' '}
        <Muted size="normal">{facts.filter(Boolean).join(' · ')}</Muted>{' '}
        <span className={styles.subject}>{subject || t('communication_no_subject')}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </button>
      {isLetter && <LetterAddress beginning={beginning} />}
      <div id={id} className={styles.fields} hidden={!isShown}>
        {isShown && <Fields {...props} isToOther={isToOther} />}
      </div>
    </div>
  )
}

function Fields(props: Props & { isToOther: boolean }) {
  const { beginning, receiver, isToOther, subject, language, templateId, placeholders, errorOf } = props
  const { templates, languages } = beginning
  const t = useText()
  return (
    <>
      <ReceiverField
        beginning={beginning}
        receiver={receiver}
        onChange={props.onReceiver}
        error={errorOf('answersMailId') ?? errorOf('adultId')}
      />
      {templates.length > 0 && !isToOther && (
        <SelectField
          label={t('communication_template')}
          placeholder={t('communication_template_none')}
          value={templateId}
          onChange={props.onTemplate}
          options={templates}
        />
      )}
      {languages.length > 1 && (
        <SelectField
          label={t('communication_words_language')}
          hint={language === beginning.language ? undefined : t('communication_words_other_language')}
          required
          value={language}
          onChange={(chosen) => props.onLanguage(languages.find((one) => one === chosen) ?? null)}
          options={languages.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
        />
      )}
      <PlaceholderLine
        label={t('communication_subject')}
        name="subject"
        required
        value={subject}
        onChange={props.onSubject}
        placeholders={placeholders}
        error={errorOf('subject')}
      />
    </>
  )
}
