// Dialog in which staff record or correct a buying confirmation.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { showUnreadable } from '#platform/web/form/unreadable.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ConfirmationInfo } from '../../contract/confirmation.ts'
import { confirmationProblems } from '../../rules/confirmation/confirmation-problems.ts'
import { useUpdateConfirmation } from '../changes.ts'
import { ConfirmationFields } from './ConfirmationFields.tsx'
import { asSent, begun, type Draft } from './draft.ts'
import { fieldLabels } from './field-labels.ts'
import styles from './Confirmation.module.css'

export function RecordConfirmationModal({ info, onClose }: { info: ConfirmationInfo; onClose: () => void }) {
  const t = useText()
  const { bootstrap } = useSession()
  const { errors, errorOf, take, show, clear } = useServerErrors()
  const saving = useUpdateConfirmation()
  const [draft, setDraft] = useState(() => begun(info.data))
  const [isChanged, setChanged] = useState(false)
  const change = (next: Draft) => {
    clear()
    setChanged(true)
    setDraft(next)
  }
  const save = () => {
    if (showUnreadable(document)) return
    const data = asSent(draft)
    const found = Object.fromEntries(confirmationProblems(draft).map(({ path, key }) => [path, t(key)]))
    show(found)
    if (!data || Object.keys(found).length > 0) return
    saving.mutate(
      { params: { id: info.applicationId }, body: { ...data, version: info.version } },
      { onSuccess: onClose, onError: take },
    )
  }
  return (
    <Modal onClose={onClose} isChanged={isChanged} title={t('sales_record_title')} size={760}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap={24}>
          <ErrorSummary errors={errors} labels={fieldLabels(t, draft)} />
          <div className={styles.form}>
            <ConfirmationFields
              draft={draft}
              choices={info.choices}
              currency={bootstrap.settings.currency}
              errorOf={errorOf}
              onChange={change}
            />
          </div>
          <DialogButtons>
            <CancelButton />
            <Button type="submit" loading={saving.isPending}>
              {t('general_save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
