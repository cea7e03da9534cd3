// Begins with the answers of an earlier application: its link from a mail, or the code that a device shows.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { useChange } from '#platform/web/api/query.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { redeemDeviceCode } from '../../contract/device-code.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { credentialsIn } from './earlier-link.ts'
import styles from './OtherDevice.module.css'

interface Props {
  isBusy: boolean
  /** Rejects if the earlier application cannot be opened. */
  onTake: (from: Credentials) => Promise<unknown>
}

export default function TakeOver({ isBusy, onTake }: Props) {
  const t = useText()
  const problems = useServerErrors()
  const [text, setText] = useState('')
  const redeem = useChange(redeemDeviceCode, { errors: 'own' })
  const failed = (failure: unknown) =>
    problems.show({ earlier: failure instanceof CallFailed ? failure.message : t('general_could_not_load') })
  const submit = async () => {
    if (text.trim() === '') return problems.show({ earlier: t('general_field_is_required') })
    try {
      const from =
        credentialsIn(text) ?? (await redeem.mutateAsync({ body: { code: text.slice(0, 40) } })).formsCredentials
      await onTake(from)
    } catch (failure) {
      failed(failure)
    }
  }
  return (
    <form
      noValidate
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={t('application_form_take_over_label')}
        hint={t('application_form_take_over_hint')}
        name="earlier"
        maxLength={400}
        required
        value={text}
        error={problems.errorOf('earlier')}
        onChange={(typed) => {
          problems.clear()
          setText(typed)
        }}
      />
      <Button type="submit" variant="default" loading={isBusy || redeem.isPending}>
        {t('application_form_take_over')}
      </Button>
    </form>
  )
}
