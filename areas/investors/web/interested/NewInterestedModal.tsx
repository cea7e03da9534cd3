// Records a person who asked about a project for sale. A known address leads to the known person.

import { Alert, Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '#platform/web/api/call-failed.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getInterestedCreation, type InterestedData } from '../../contract/interested.ts'
import { knownInvestor } from '../../contract/investor.ts'
import { useCreateInterestedInvestor } from '../changes.ts'
import { labelsOf } from '../record/investor-form.ts'
import { InterestedFields } from './InterestedFields.tsx'

interface Props {
  onClose: () => void
  onLook: (id: string) => void
}

export function NewInterestedModal({ onClose, onLook }: Props) {
  const t = useText()
  const query = useQuery(queryOf(getInterestedCreation))
  return (
    <Modal onClose={onClose} title={t('investors_person_new')} size={760}>
      <QueryView query={query} rows={6}>
        {({ data }) => <CreationForm blank={data} onLook={onLook} />}
      </QueryView>
    </Modal>
  )
}

function CreationForm({ blank, onLook }: { blank: InterestedData; onLook: (id: string) => void }) {
  const t = useText()
  const [values, setValues] = useState(blank)
  const [known, setKnown] = useState<{ id: string; message: string }>()
  const { errors, errorOf, take, clear } = useServerErrors()
  const creation = useCreateInterestedInvestor(({ id }) => onLook(id))
  const refuse = (failure: unknown) => {
    const other = failure instanceof CallFailed && knownInvestor.safeParse(failure.refusal.current).data
    if (other) setKnown({ id: other.id, message: failure.message })
    else take(failure)
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
              {t('investors_look_at_person')}
            </Button>
          </Alert>
        )}
        <FieldColumns>
          <InterestedFields
            values={values}
            set={(field, value) => {
              setValues((before) => ({ ...before, [field]: value }))
              setKnown(undefined)
              clear(field)
            }}
            errorOf={errorOf}
          />
        </FieldColumns>
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
