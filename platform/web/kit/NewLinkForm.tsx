// Asks for a new link or code by mail. The response is the same for every address, so the text says «if we know it».

import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { newLinkRequest, newLinkResponse } from '#platform/contract/new-link.ts'
import { useChange } from '../api/query.ts'
import { TextField } from '../form/fields/TextField.tsx'
import { useServerErrors } from '../form/use-server-errors.ts'
import { useText } from '../i18n/texts.ts'
import styles from './NewLinkForm.module.css'

interface Props {
  /** Call of the area whose link ended. */
  request: Endpoint<z.ZodType, z.ZodType, typeof newLinkRequest, typeof newLinkResponse>
  /** Default: «Neuen Link anfordern». */
  button?: string
  /** Message afterwards. It does not say if the address is known. */
  sent?: (email: string) => string
  /** The page has a more important button. */
  isSecondary?: boolean
}

/** Has a row of its own beside other buttons. */
export function NewLinkForm(props: Props) {
  return (
    <div className={styles.row}>
      <AddressForm {...props} />
    </div>
  )
}

function AddressForm({ request, button, sent, isSecondary = false }: Props) {
  const t = useText()
  const problems = useServerErrors()
  const [email, setEmail] = useState('')
  const ask = useChange(request, { errors: 'own' })
  if (ask.isSuccess) {
    return (
      <p className={styles.sent} role="status">
        <IconMailForward size={20} stroke={1.5} aria-hidden />
        <span>{sent ? sent(email) : t('general_new_link_sent', { email })}</span>
      </p>
    )
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate({ body: { email } }, { onError: problems.take })
      }}
    >
      <TextField
        label={t('general_new_link_email')}
        hint={t('general_new_link_hint')}
        name="new_link_email"
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
      <Button type="submit" variant={isSecondary ? 'default' : 'filled'} loading={ask.isPending}>
        {button ?? t('general_ask_for_new_link')}
      </Button>
    </form>
  )
}
