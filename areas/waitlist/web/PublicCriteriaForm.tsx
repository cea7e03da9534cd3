// Somebody says what they look for. What is missing is said at its place; nothing typed is lost.

import { Button, Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { fieldId } from '#platform/web/form/field-props.ts'
import { PhoneField } from '#platform/web/form/PhoneField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { RequestData } from '../contract/criteria.ts'
import type { CriteriaForm, LinkKey } from '../contract/public-form.ts'
import { soughtKinds } from '../rules/criteria.ts'
import { useFillingIn } from './changes.ts'
import { CriteriaFields } from './CriteriaFields.tsx'
import styles from './PublicCriteria.module.css'

interface Props {
  link: LinkKey
  form: CriteriaForm
}

export function PublicCriteriaForm({ link, form }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { errors, errorOf, show, take, clear } = useServerErrors()
  const [values, setValues] = useState(() => beginning(form))
  const [hasConsented, setConsented] = useState(false)
  const filling = useFillingIn(() =>
    navigate({ to: `/action/${link.uuid}/${link.token}/waitlist-criteria-preview`, search: { sent: '1' } }),
  )
  const set = <Field extends keyof RequestData>(field: Field, value: RequestData[Field]) => {
    setValues((before) => ({ ...before, [field]: value }))
    clear(field)
  }
  const send = () => {
    const owed = {
      ...(values.kinds.length === 0 && { kinds: t('waitlist_choose_kind') }),
      ...(!hasConsented && { consent: t('waitlist_consent_needed') }),
    }
    if (Object.keys(owed).length > 0) return show(owed)
    const body = { ...values, consent: true as const }
    filling.mutate({ params: link, body }, { onError: take })
  }
  const labels = Object.fromEntries(Object.keys(values).map((field) => [field, t(`waitlist_field_${field}`)]))
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className={styles.lead}>{t('waitlist_form_lead', { name: form.contactName })}</p>
      <p className={styles.soft}>{t('waitlist_form_until', { date: formatDate(form.linkUntil) })}</p>
      <ErrorSummary errors={errors} labels={labels} />
      <div className={styles.fields}>
        <CriteriaFields values={values} set={set} errorOf={errorOf} />
        <div data-wide>
          <PhoneField
            label={labels.contactPhone ?? ''}
            name="contactPhone"
            value={values.contactPhone ?? ''}
            onChange={(phone) => set('contactPhone', phone || null)}
            error={errorOf('contactPhone')}
          />
        </div>
      </div>
      <Checkbox
        id={fieldId('consent')}
        label={t('waitlist_consent')}
        checked={hasConsented}
        onChange={(event) => {
          setConsented(event.currentTarget.checked)
          clear('consent')
        }}
        error={errorOf('consent') ?? null}
      />
      <div>
        <Button type="submit" size="md" loading={filling.isPending}>
          {t('waitlist_form_send')}
        </Button>
      </div>
    </form>
  )
}

/** An empty form asks for a flat, as most do. */
function beginning({ data, contactName, contactPhone, language }: CriteriaForm): RequestData {
  const kinds = soughtKinds.filter((kind) => data.kinds.includes(kind))
  return {
    ...data,
    kinds: kinds.length > 0 ? kinds : ['apartment'],
    adults: Math.max(1, data.adults),
    contactName,
    // Where the link was mailed to; it is changed in the office.
    contactEmail: null,
    contactPhone,
    language,
  }
}
