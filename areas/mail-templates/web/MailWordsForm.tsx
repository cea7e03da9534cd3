// Editor for the text of one mail, saved for this mail only or as a template. Asks before changes are lost.

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToDiscard } from '#platform/web/modal/discard.ts'
import { PlaceholderLine } from '#platform/web/rich-text/PlaceholderLine.tsx'
import { RichTextField } from '#platform/web/rich-text/RichTextField.tsx'
import type { ShownMail } from '../contract/process-mail.ts'
import { inBrackets } from '../rules/filling.ts'
import { linkPlaceholders } from '../rules/placeholders.ts'
import { faultsIn, type Fault } from '../rules/template-words.ts'
import { SaveTemplateButton } from './SaveTemplateButton.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './MailWordsForm.module.css'

interface Props {
  mail: ShownMail
  onKeep: (text: ShownMail['words']) => void
  onSaved: (templateId: string) => void
  onLeave: () => void
}

const nothing = { de_subject: '', de_body: '', fr_subject: '', fr_body: '' }

export function MailWordsForm({ mail, onKeep, onSaved, onLeave }: Props) {
  const t = useText()
  const { kind, language, placeholders } = mail
  const [text, setText] = useState(mail.words)
  const [isChanged, setChanged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const words = { [`${language}_subject`]: text.subject, [`${language}_body`]: text.body }
  const faults = faultsIn(kind, { ...nothing, ...words })
  const nameOf = (key: string) => placeholders.find((one) => one.key === key)?.title ?? inBrackets(key)
  const said = (fault: Fault | undefined) =>
    isChecked && fault ? t(fault.key, { names: fault.names.map(nameOf).join(', ') }) : undefined
  const isSound = () => {
    setChecked(true)
    return Object.keys(faults).length === 0
  }
  const write = (change: Partial<typeof text>) => {
    setChanged(true)
    setText({ ...text, ...change })
  }
  const leave = async () => {
    if (!isChanged || (await askToDiscard())) onLeave()
  }
  return (
    <div className={styles.form}>
      <PlaceholderLine
        label={t('mail_templates_subject')}
        name="mail_subject"
        required
        value={text.subject}
        onChange={(subject) => write({ subject })}
        placeholders={placeholders.filter(({ key }) => !linkPlaceholders.includes(key) && key !== 'place_signature')}
        error={said(faults[`${language}_subject`])}
      />
      <RichTextField
        label={t('mail_templates_text')}
        name="mail_body"
        required
        value={text.body}
        onChange={(body) => write({ body })}
        placeholders={placeholders}
        onBusy={setBusy}
        error={said(faults[`${language}_body`])}
      />
      <Group gap={8}>
        <Button size="xs" disabled={isBusy} onClick={() => isSound() && onKeep(text)}>
          {t('mail_templates_look_keep')}
        </Button>
        <Button size="xs" variant="default" onClick={() => void leave()}>
          {t('mail_templates_look_leave')}
        </Button>
        <SaveTemplateButton
          size="xs"
          kind={kind}
          words={words}
          stale={[]}
          isReady={isSound}
          disabled={isBusy}
          onSaved={onSaved}
        />
      </Group>
      {isBusy && <Paragraph isSoft>{t('mail_templates_uploading')}</Paragraph>}
    </div>
  )
}
