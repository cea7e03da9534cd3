// Accepts the agreement: read, typed name, drawn signature.

import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ReservationKey } from '../../contract/reservation-page.ts'
import type { DrawnSignature } from '../../rules/drawn-signature.ts'
import { SignaturePad } from './SignaturePad.tsx'
import { useAcceptAgreement } from './reservation-changes.ts'
import styles from './reservation-page.module.css'

export function AcceptForm({ link }: { link: ReservationKey }) {
  const t = useText()
  const [name, setName] = useState('')
  const [signature, setSignature] = useState<DrawnSignature>([])
  const [hasRead, setRead] = useState(false)
  const { take, show, clear, errorOf } = useServerErrors()
  const accepting = useAcceptAgreement()
  const submit = () => {
    clear()
    const missing = {
      ...(!hasRead && { hasRead: t('sales_has_read_missing') }),
      ...(name.trim() === '' && { name: t('general_field_is_required') }),
      ...(signature.length === 0 && { signature: t('sales_signature_missing') }),
    }
    if (!hasRead || Object.keys(missing).length > 0) return show(missing)
    accepting.mutate({ params: link, body: { name, signature, hasRead } }, { onError: take })
  }
  return (
    <form
      noValidate
      className={styles.fields}
      aria-label={t('sales_accept')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Checkbox
        label={t('sales_accept_read')}
        checked={hasRead}
        onChange={(event) => setRead(event.currentTarget.checked)}
        error={errorOf('hasRead')}
      />
      <TextField
        label={t('sales_accept_name')}
        name="name"
        required
        value={name}
        onChange={setName}
        autoComplete="name"
        error={errorOf('name')}
      />
      <SignaturePad
        label={t('sales_accept_signature')}
        value={signature}
        onChange={setSignature}
        error={errorOf('signature')}
      />
      <p className={styles.soft}>{t('sales_accept_paper')}</p>
      <div>
        <Button type="submit" size="md" loading={accepting.isPending}>
          {t('sales_accept')}
        </Button>
      </div>
    </form>
  )
}
