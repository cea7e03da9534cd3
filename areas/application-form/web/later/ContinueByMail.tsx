// Sends the link to the form by email.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { sendContinueLink } from '../../contract/submit.ts'

interface Props {
  credentials: Credentials
  onSent: () => void
}

export default function ContinueByMail({ credentials, onSent }: Props) {
  const t = useText()
  const problems = useServerErrors()
  const [email, setEmail] = useState('')
  const send = useChange(sendContinueLink, { errors: 'own', onDone: onSent })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate({ params: credentials, body: { email } }, { onError: problems.take })
      }}
    >
      <TextField
        label={t('application_form_field_email')}
        name="later_email"
        type="email"
        autoComplete="email"
        required
        value={email}
        error={problems.errorOf('email')}
        onChange={(typed) => {
          problems.clear()
          setEmail(typed)
        }}
      />
      <Button type="submit" variant="default" loading={send.isPending}>
        {t('application_form_later_send')}
      </Button>
    </form>
  )
}
