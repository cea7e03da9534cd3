// Not done today: the form stays here, its link can be sent by mail, and a code takes it to another device.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '#platform/web/form/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useChange } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../contract/form-shapes.ts'
import { sendContinueLink } from '../contract/submit.ts'
import { OtherDevice } from './OtherDevice.tsx'
import styles from './Filling.module.css'

interface Props {
  credentials: Credentials
  expiresAt: string | null
  /** Brings what was just typed to the server. */
  flush: () => Promise<void>
}

export function ContinueLater({ credentials, expiresAt, flush }: Props) {
  const t = useText()
  const problems = useServerErrors()
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const send = useChange(sendContinueLink, { errors: 'own', onDone: () => setOpen(false) })
  return (
    <div className={styles.later}>
      {t('application_form_later_text', { until: formatDate(expiresAt) })}{' '}
      {!isOpen && (
        <Button variant="subtle" size="compact-sm" px={4} onClick={() => setOpen(true)}>
          {t('application_form_later_open')}
        </Button>
      )}
      {isOpen && (
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
      )}
      <OtherDevice credentials={credentials} beforehand={flush} />
    </div>
  )
}
