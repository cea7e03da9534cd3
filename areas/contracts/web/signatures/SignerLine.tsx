// Signer without a signature: the day is entered when the signed paper is back.

import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Signer } from '../../rules/signers.ts'
import { useRecordSignature } from '../changes.ts'
import { SignerRow } from './SignerRow.tsx'
import styles from './SignerLine.module.css'

export function SignerLine({ tenantId, signer: { party, adultId, name } }: { tenantId: string; signer: Signer }) {
  const t = useText()
  const signing = useRecordSignature()
  const { errorOf, take, clear } = useServerErrors()
  const [isOpen, setOpen] = useState(false)
  const [signedOn, setSignedOn] = useState('')
  const submit = () =>
    signing.mutate({ params: { id: tenantId }, body: { party, adultId, signedOn } }, { onError: take })
  return (
    <SignerRow
      icon={<IconPencil size={18} stroke={1.5} className={styles.open} aria-hidden />}
      name={name}
      fact={`${t(`contracts_party_${party}`)} · ${t('contracts_not_signed')}`}
    >
      {isOpen ? (
        <form
          className={styles.entry}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <DateField
            label={t('contracts_signed_day', { name })}
            name="signedOn"
            required
            value={signedOn}
            onChange={(day) => {
              setSignedOn(day)
              clear('signedOn')
            }}
            error={errorOf('signedOn') ?? errorOf('adultId')}
          />
          <Button type="submit" loading={signing.isPending}>
            {t('general_save')}
          </Button>
        </form>
      ) : (
        <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
          {t('contracts_record_signature')}
        </Button>
      )}
    </SignerRow>
  )
}
