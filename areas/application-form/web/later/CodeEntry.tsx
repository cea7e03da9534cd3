// Input for the code from another device; opens the form at the last position.

import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { redeemDeviceCode } from '../../contract/device-code.ts'
import { rememberDraft } from './known-drafts.ts'
import { EntryForm } from './EntryForm.tsx'

export function CodeEntry() {
  const t = useText()
  const navigate = useNavigate()
  const problems = useServerErrors()
  const [code, setCode] = useState('')
  const open = useChange(redeemDeviceCode, {
    errors: 'own',
    onDone: async ({ formsCredentials, ...draft }) => {
      rememberDraft(localStorage, { ...formsCredentials, ...draft, furthest: 'object' })
      const { slug, token } = formsCredentials
      await navigate({ to: `/form/application/new/${slug}/${token}/${draft.formId}` })
    },
  })
  const submit = () => {
    if (code.trim() === '') return problems.show({ code: t('general_field_is_required') })
    open.mutate(
      { body: { code } },
      {
        onError: (failure) =>
          problems.show({ code: failure instanceof CallFailed ? failure.message : t('general_could_not_load') }),
      },
    )
  }
  return (
    <EntryForm onSubmit={submit}>
      <TextField
        label={t('application_form_code_label')}
        hint={t('application_form_code_hint')}
        name="code"
        autoComplete="one-time-code"
        maxLength={20}
        required
        value={code}
        error={problems.errorOf('code')}
        onChange={(typed) => {
          problems.clear()
          setCode(typed.toUpperCase())
        }}
      />
      <Button type="submit" variant="default" loading={open.isPending}>
        {t('application_form_code_open')}
      </Button>
    </EntryForm>
  )
}
