// Asks for the reason of an action: a choice from a short list, with a free remark where the reason needs it.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '../form/fields/SelectField.tsx'
import { TextAreaField } from '../form/fields/TextAreaField.tsx'
import { useServerErrors } from '../form/use-server-errors.ts'
import { useText } from '../i18n/texts.ts'
import { CancelButton } from './CancelButton.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { Modal } from './Modal.tsx'

interface Given<Reason> {
  reason: Reason
  comment?: string
}

interface Props<Reason extends string> {
  words: { title: string; text: string; reason: string; comment: string; deed: string }
  reasons: readonly Reason[]
  wordOf: (reason: Reason) => string
  isBusy: boolean
  /** `refuse` shows the server's errors below the fields. */
  onGiven: (given: Given<Reason>, refuse: (failure: unknown) => void) => void
  onClose: () => void
}

const longest = 500

export function ReasonModal<Reason extends string>(props: Props<Reason>) {
  const { words, reasons, wordOf, isBusy, onGiven, onClose } = props
  const t = useText()
  const { errorOf, show, take, clear } = useServerErrors()
  const [reason, setReason] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const submit = () => {
    const chosen = reasons.find((one) => one === reason)
    const comment = typed.trim()
    if (!chosen) show({ reason: t('general_field_is_required') })
    else onGiven({ reason: chosen, ...(comment && { comment }) }, take)
  }
  return (
    <Modal onClose={onClose} title={words.title}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{words.text}</p>
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
        <DialogButtons>
          <CancelButton />
          <Button onClick={submit} loading={isBusy}>
            {words.deed}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
