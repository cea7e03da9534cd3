// Records a new investor: company and first contact person; everything else follows on the page. A known address or UID leads to
// the known investor.

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
import { getInvestorCreation, knownInvestor, type InvestorData } from '../../contract/investor.ts'
import { useCreateInvestor } from '../changes.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { labelsOf } from './investor-form.ts'

interface Props {
  onClose: () => void
  onLook: (id: string) => void
}

export function NewInvestorModal({ onClose, onLook }: Props) {
  const t = useText()
  const query = useQuery(queryOf(getInvestorCreation))
  return (
    <Modal onClose={onClose} title={t('investors_new')} size={760}>
      <QueryView query={query} rows={6}>
        {({ data }) => <CreationForm blank={data} onLook={onLook} />}
      </QueryView>
    </Modal>
  )
}

function CreationForm({ blank, onLook }: { blank: InvestorData; onLook: (id: string) => void }) {
  const t = useText()
  const [values, setValues] = useState(blank)
  const [known, setKnown] = useState<{ id: string; message: string }>()
  const { errors, errorOf, take, clear } = useServerErrors()
  const creation = useCreateInvestor(({ id }) => onLook(id))
  const refuse = (failure: unknown) => {
    const other = failure instanceof CallFailed && knownInvestor.safeParse(failure.refusal.current).data
    if (other) setKnown({ id: other.id, message: failure.message })
    else take(failure)
  }
  const set = <Name extends keyof InvestorData>(field: Name, value: InvestorData[Name]) => {
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
              {t('investors_look_at_known')}
            </Button>
          </Alert>
        )}
        <FieldColumns>
          <CompanyFields values={values} set={set} errorOf={errorOf} isShort />
        </FieldColumns>
        <ContactFields values={values} set={set} errorOf={errorOf} />
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
