// Creates new recovery codes; the old ones become invalid.

import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getTwoFactor, renewRecoveryCodes } from '../contract/two-factor.ts'
import styles from './AccountSecurity.module.css'
import { CodeField } from './CodeField.tsx'

export function RenewCodesModal({ onClose, onDone }: { onClose: () => void; onDone: (codes: string[]) => void }) {
  const t = useText()
  const errors = useServerErrors()
  const [code, setCode] = useState('')
  const renew = useChange(renewRecoveryCodes, {
    errors: 'own',
    stale: [getTwoFactor],
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    renew.mutate({ body: { code } }, { onError: errors.take })
  }
  return (
    <Modal onClose={onClose} title={t('sign_in_renew_codes')} closeButtonProps={{ 'aria-label': t('general_close') }}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.text}>{t('sign_in_renew_codes_text')}</p>
        <CodeField value={code} onChange={setCode} errors={errors} isAppOnly />
        <div className={styles.buttons}>
          <Button type="submit" loading={renew.isPending}>
            {t('sign_in_renew_codes_confirm')}
          </Button>
          <CancelButton />
        </div>
      </form>
    </Modal>
  )
}
