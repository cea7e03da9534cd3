// Subject and text of a mail, with the placeholders that may stand in them.

import { useText } from '#platform/web/i18n/texts.ts'
import { PlaceholderLine } from '#platform/web/rich-text/PlaceholderLine.tsx'
import type { PlaceholderChoice } from '#platform/web/rich-text/PlaceholderPicker.tsx'
import { RichTextField } from '#platform/web/rich-text/RichTextField.tsx'

interface Wording {
  subject: string
  body: string
}

interface Props {
  wording: Wording
  onChange: (change: Partial<Wording>) => void
  placeholders: readonly PlaceholderChoice[]
  /** True while a picture in the text is being uploaded. */
  onBusy: (isBusy: boolean) => void
  errorOf: (field: 'subject' | 'body') => string | undefined
}

export function WordFields({ wording, onChange, placeholders, onBusy, errorOf }: Props) {
  const t = useText()
  return (
    <>
      <PlaceholderLine
        label={t('communication_subject')}
        name="subject"
        required
        value={wording.subject}
        onChange={(subject) => onChange({ subject })}
        placeholders={placeholders}
        error={errorOf('subject')}
      />
      <RichTextField
        label={t('communication_body')}
        name="body"
        required
        value={wording.body}
        onChange={(body) => onChange({ body })}
        placeholders={placeholders}
        onBusy={onBusy}
        error={errorOf('body')}
      />
    </>
  )
}
