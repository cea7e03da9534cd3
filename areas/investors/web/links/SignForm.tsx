// Signs the agreement: typed name and consent; drawing is voluntary, so that nobody needs a pointer.

import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { SignaturePad } from '#areas/sales/web/public.tsx'
import type { DrawnSignature } from '#areas/sales/rules/drawn-signature.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { NdaPage } from '../../contract/nda.ts'
import { useSignNda } from '../changes.ts'
import styles from './links.module.css'

export function SignForm({ page }: { page: NdaPage }) {
  const t = useText()
  const { slug, version, language, signer, isPreview } = page
  const [name, setName] = useState(isPreview ? '' : signer.name)
  const [role, setRole] = useState('')
  const [consents, setConsents] = useState(false)
  const [strokes, setStrokes] = useState<DrawnSignature>([])
  const { errors, errorOf, take, show, clear } = useServerErrors()
  const signing = useSignNda()
  const submit = () => {
    clear()
    const missing = {
      ...(name.trim() === '' && { name: t('general_field_is_required') }),
      ...(!consents && { consents: t('investors_consent_needed') }),
    }
    if (!consents || Object.keys(missing).length > 0) return show(missing)
    const body = {
      version,
      language,
      name,
      function: role,
      consents,
      strokes: strokes.length > 0 ? strokes : null,
    }
    signing.mutate({ params: { slug }, body }, { onError: take })
  }
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('investors_sign')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 className={styles.subtitle}>{t('investors_sign')}</h2>
      {!isPreview && (
        <p className={styles.soft}>{t('investors_sign_as', { company: signer.company, email: signer.email })}</p>
      )}
      <ErrorSummary errors={errors} labels={{ name: t('investors_signed_name'), consents: t('investors_consent') }} />
      <TextField
        label={t('investors_signed_name')}
        name="name"
        required
        value={name}
        onChange={setName}
        autoComplete="name"
        maxLength={120}
        disabled={isPreview}
        error={errorOf('name')}
      />
      <TextField
        label={t('investors_field_function')}
        name="function"
        value={role}
        onChange={setRole}
        autoComplete="organization-title"
        maxLength={100}
        disabled={isPreview}
        error={errorOf('function')}
      />
      {!isPreview && (
        <SignaturePad
          label={t('investors_drawn_signature')}
          value={strokes}
          onChange={setStrokes}
          error={errorOf('strokes')}
        />
      )}
      <Checkbox
        id="field-consents"
        label={t('investors_consent')}
        checked={consents}
        disabled={isPreview}
        onChange={(event) => setConsents(event.currentTarget.checked)}
        error={errorOf('consents')}
      />
      <p className={styles.soft}>{t('investors_sign_kept')}</p>
      <div>
        <Button type="submit" size="md" loading={signing.isPending} disabled={isPreview}>
          {t('investors_sign')}
        </Button>
      </div>
    </form>
  )
}
