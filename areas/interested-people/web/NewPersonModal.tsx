// Records a new interested person. If the address is already known, the existing person is shown instead.

import { Alert, Button, Stack } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { isLanguage } from '#platform/rules/project-type.ts'
import { CallFailed } from '#platform/web/api/call-failed.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { useInit } from '#platform/web/api/session.ts'
import { knownPerson, type PersonData } from '../contract/person.ts'
import { useCreatePerson } from './changes.ts'
import { labelsOf, PersonFields } from './PersonFields.tsx'
import styles from './NewPersonModal.module.css'

const nobody: PersonData = {
  title: null,
  firstName: '',
  lastName: '',
  contactEmail: null,
  contactPhone: null,
  language: 'de',
  objects: [],
  roomsFrom: null,
  rentMax: null,
  moveInFrom: null,
  source: 'phone',
  remark: null,
  consentedOn: null,
}

interface Props {
  onClose: () => void
  onLook: (id: string) => void
}

export function NewPersonModal({ onClose, onLook }: Props) {
  const t = useText()
  const { languages } = useInit()
  const [blank] = useState({ ...nobody, language: languages.find(isLanguage) ?? nobody.language })
  const [values, setValues] = useState(blank)
  const [known, setKnown] = useState<{ id: string; message: string }>()
  const { errors, errorOf, take, clear } = useServerErrors()
  const recording = useCreatePerson(({ id }) => onLook(id))
  const refuse = (failure: unknown) => {
    const other = failure instanceof CallFailed && knownPerson.safeParse(failure.refusal.current).data
    if (other) setKnown({ id: other.id, message: failure.message })
    else take(failure)
  }
  return (
    <Modal onClose={onClose} title={t('interested_people_new')} size={760}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          recording.mutate({ body: values }, { onError: refuse })
        }}
      >
        <Stack gap={16}>
          <ErrorSummary errors={errors} labels={labelsOf(t, values)} />
          {known && (
            <Alert role="alert" color="yellow" icon={<IconUserCheck size={18} stroke={1.5} />} title={known.message}>
              <Button variant="default" size="compact-sm" onClick={() => onLook(known.id)}>
                {t('interested_people_look_at_known')}
              </Button>
            </Alert>
          )}
          <div className={styles.fields}>
            <PersonFields
              values={values}
              set={(field, value) => {
                setValues({ ...values, [field]: value })
                clear(field)
                if (field === 'contactEmail') setKnown(undefined)
              }}
              errorOf={errorOf}
            />
          </div>
          <DialogButtons>
            <CancelButton />
            <Button type="submit" loading={recording.isPending}>
              {t('interested_people_record')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
