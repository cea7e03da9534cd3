// Dialog of an action with a reason from a short list, and a free remark.

import { useState } from 'react'
import { SelectField } from '../form/fields/SelectField.tsx'
import { TextAreaField } from '../form/fields/TextAreaField.tsx'
import { useText } from '../i18n/texts.ts'
import { ActionModal } from './ActionModal.tsx'
import type { Change } from './send-action.ts'

interface Given<Reason> {
  reason: Reason
  comment?: string
}

interface Props<Reason extends string, Sent, Answer> {
  words: { title: string; text: string; reason: string; comment: string; action: string }
  reasons: readonly Reason[]
  wordOf: (reason: Reason) => string
  change: Change<Sent, Answer>
  send: (given: Given<Reason>) => Sent
  onClose: () => void
}

const longest = 500

export function ReasonModal<Reason extends string, Sent, Answer>(props: Props<Reason, Sent, Answer>) {
  const { words, reasons, wordOf, change, send, onClose } = props
  const t = useText()
  const [reason, setReason] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  return (
    <ActionModal
      title={words.title}
      text={words.text}
      action={words.action}
      change={change}
      send={(_given, { show }) => {
        const chosen = reasons.find((one) => one === reason)
        const comment = typed.trim()
        if (!chosen) show({ reason: t('general_field_is_required') })
        return chosen && send({ reason: chosen, ...(comment && { comment }) })
      }}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
          <SelectField
            label={words.reason}
            name="reason"
            required
            value={reason}
            onChange={(value) => {
              setReason(value)
              clear('reason')
            }}
            options={reasons.map((value) => ({ value, displayName: wordOf(value) }))}
            error={errorOf('reason')}
          />
          <TextAreaField
            label={words.comment}
            name="comment"
            value={typed}
            onChange={setTyped}
            maxLength={longest}
            rows={2}
            error={errorOf('comment')}
          />
        </>
      )}
    </ActionModal>
  )
}
