// Form of a new investor or interested person. A known address or UID leads to the known one.

import { Alert, Button, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { CallFailed } from '#platform/web/api/call-failed.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { knownInvestor } from '../../contract/investor.ts'
import { labelsOf } from './investor-form.ts'

interface Part<Values> {
  values: Values
  set: <Name extends keyof Values & string>(field: Name, value: Values[Name]) => void
  errorOf: (field: string) => string | undefined
}

interface Props<Values> {
  blank: Values
  creation: {
    isPending: boolean
    mutate: (sent: { body: Values }, then: { onError: (failure: Error) => unknown }) => unknown
  }
  /** Opens the known one. */
  onLook: (id: string) => void
  /** Label of the button that does so. */
  look: string
  children: (part: Part<Values>) => ReactNode
}

export function CreationForm<Values extends object>({ blank, creation, onLook, look, children }: Props<Values>) {
  const t = useText()
  const [values, setValues] = useState(blank)
  const [known, setKnown] = useState<{ id: string; message: string }>()
  const { errors, errorOf, take, clear } = useServerErrors()
  const refuse = (failure: unknown) => {
    const other = failure instanceof CallFailed && knownInvestor.safeParse(failure.refusal.current).data
    if (other) setKnown({ id: other.id, message: failure.message })
    else take(failure)
  }
  const set: Part<Values>['set'] = (field, value) => {
    setValues((before) => ({ ...before, [field]: value }))
    setKnown(undefined)
    clear(field)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        creation.mutate({ body: values }, { onError: refuse })
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labelsOf(t, values)} />
        {known && (
          <Alert role="alert" color="yellow" title={known.message}>
            <Button variant="default" size="compact-sm" onClick={() => onLook(known.id)}>
              {look}
            </Button>
          </Alert>
        )}
        {children({ values, set, errorOf })}
        <DialogButtons>
          <CancelButton />
          <Button type="submit" loading={creation.isPending}>
            {t('investors_record')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
