// Begins with the answers of an earlier application: its link from a mail, or a code from its status page, from a mail,
// or from the device on which a form was begun.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { NewLinkForm } from '#platform/web/kit/NewLinkForm.tsx'
import { mailTakeOverCode } from '../../contract/take-over.ts'
import { credentialsIn, type Earlier } from './earlier-link.ts'
import { EntryForm } from './EntryForm.tsx'
import styles from './TakeOver.module.css'

interface Props {
  isBusy: boolean
  /** Rejects if the earlier application cannot be opened. */
  onTake: (from: Earlier) => Promise<unknown>
}

export default function TakeOver({ isBusy, onTake }: Props) {
  const t = useText()
  const problems = useServerErrors()
  const [text, setText] = useState('')
  const [isAsking, setAsking] = useState(false)
  const failed = (failure: unknown) =>
    problems.show({ earlier: failure instanceof CallFailed ? failure.message : t('general_could_not_load') })
  const submit = () => {
    if (text.trim() === '') return problems.show({ earlier: t('general_field_is_required') })
    void onTake(credentialsIn(text) ?? { code: text.slice(0, 40) }).catch(failed)
  }
  return (
    <div className={styles.takeOver}>
      <EntryForm onSubmit={submit}>
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
        <Button type="submit" variant="default" loading={isBusy}>
          {t('application_form_take_over')}
        </Button>
      </EntryForm>
      {isAsking ? (
        <NewLinkForm
          isSecondary
          request={mailTakeOverCode}
          button={t('application_form_take_over_mail')}
          sent={(email) => t('application_form_take_over_mailed', { email })}
        />
      ) : (
        <Button variant="subtle" size="compact-md" px={4} onClick={() => setAsking(true)}>
          {t('application_form_take_over_mail')}
        </Button>
      )}
    </div>
  )
}
