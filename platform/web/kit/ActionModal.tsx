// Dialog of one action: text, fields, an optional reason, and the button that sends it. A failed call is shown below
// the right field, and as a message if no field is named; closing asks before typed values are lost (`Modal`).

import { Stack } from '@mantine/core'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { TextAreaField } from '../form/fields/TextAreaField.tsx'
import { useServerErrors, type ServerErrors } from '../form/use-server-errors.ts'
import { CancelButton } from '../modal/CancelButton.tsx'
import { DialogButtons } from '../modal/DialogButtons.tsx'
import { Modal } from '../modal/Modal.tsx'
import { ActionButton, type Availability } from './ActionButton.tsx'
import { sendAction, type Change } from './send-action.ts'

interface Reason {
  label: string
  /** Field path in the request body; `reason` by default. */
  name?: string
  required?: boolean
  rows?: number
}

/** Fields of the dialog; with a function they show the errors of the call. */
export type Fields = ReactNode | ((errors: ServerErrors) => ReactNode)

interface Props<Sent, Answer> extends Omit<ComponentProps<typeof Modal>, 'title' | 'children'> {
  title: string
  text?: ReactNode
  /** Label of the button; names the action. */
  action: string
  /** The action ends or deletes something. */
  danger?: boolean
  /** Reason why the action is unavailable; available by default. */
  availability?: Availability
  /** Asks for a reason below the fields. */
  reason?: Reason
  /** Labels by field path, for a summary of all errors above the fields. */
  labels?: Record<string, string>
  change: Change<Sent, Answer>
  /**
   * Returns the request; undefined if it must not be sent because of errors that `errors.show` has shown. `reason` is
   * trimmed, and empty if none was given.
   */
  send: (given: { reason: string }, errors: ServerErrors) => Sent | undefined
  /** Called after success instead of `onClose`. */
  onDone?: (answer: Answer) => unknown
  onClose: () => void
  /** Fields below the reason. */
  below?: Fields
  children?: Fields
}

const longestReason = 500

export function ActionModal<Sent, Answer>(props: Props<Sent, Answer>) {
  const { text, action, danger = false, availability = { allowed: true }, reason, labels, ...rest } = props
  const { change, send, onDone, below, children, ...look } = rest
  const errors = useServerErrors()
  const [typed, setTyped] = useState('')
  const submit = () =>
    sendAction(change, send({ reason: typed.trim() }, errors), { errors, onDone: onDone ?? (() => look.onClose()) })
  return (
    <Modal {...look}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React submit events bubble through portals: a form around the dialog must not be submitted.
          event.stopPropagation()
          submit()
        }}
      >
        <Stack gap={16}>
          {text && <p style={{ margin: 0 }}>{text}</p>}
          {labels && <ErrorSummary errors={errors.errors} labels={labels} />}
          {drawn(children, errors)}
          {reason && <ReasonField {...reason} value={typed} onChange={setTyped} errors={errors} />}
          {drawn(below, errors)}
          <DialogButtons>
            <CancelButton />
            <ActionButton
              type="submit"
              availability={availability}
              loading={change.isPending}
              {...(danger && { color: 'red' })}
            >
              {action}
            </ActionButton>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}

const drawn = (fields: Fields, errors: ServerErrors): ReactNode =>
  typeof fields === 'function' ? fields(errors) : fields

interface ReasonProps extends Reason {
  value: string
  onChange: (value: string) => void
  errors: ServerErrors
}

function ReasonField({ name = 'reason', rows = 2, onChange, errors, ...field }: ReasonProps) {
  return (
    <TextAreaField
      {...field}
      name={name}
      rows={rows}
      maxLength={longestReason}
      onChange={(words) => {
        onChange(words)
        errors.clear(name)
      }}
      error={errors.errorOf(name)}
    />
  )
}
