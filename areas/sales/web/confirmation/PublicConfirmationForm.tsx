// Public form of the buying confirmation. Input is kept on the device until it is sent.

import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { shelf, useFormErrors } from '#areas/application-form/web/public.tsx'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { fieldId } from '#platform/web/form/field-props.ts'
import { showUnreadable } from '#platform/web/form/unreadable.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ConfirmationForm, LinkKey } from '../../contract/confirmation-form.ts'
import { confirmationProblems } from '../../rules/confirmation/confirmation-problems.ts'
import { useFillInConfirmation } from '../changes.ts'
import { ConfirmationFields } from './ConfirmationFields.tsx'
import { asSent, begun, keptText, readKept, type Draft } from './draft.ts'
import { fieldLabels } from './field-labels.ts'
import { ProofsField } from './ProofsField.tsx'
import styles from './Confirmation.module.css'

interface Props {
  link: LinkKey
  form: ConfirmationForm
  onSent: () => void
}

export function PublicConfirmationForm({ link, form, onSent }: Props) {
  const t = useText()
  const problems = useFormErrors()
  const keptAs = `buying-confirmation-${link.uuid}`
  const [draft, setDraft] = useState(() => begun(readKept(shelf().getItem(keptAs), form.confirmedAt) ?? form.data))
  const [hasConsented, setConsented] = useState(false)
  const filling = useFillInConfirmation(() => {
    shelf().removeItem(keptAs)
    onSent()
  })
  const change = (next: Draft) => {
    problems.clear()
    setDraft(next)
    shelf().setItem(keptAs, keptText(form.confirmedAt, next))
  }
  const send = () => {
    if (showUnreadable(document)) return
    problems.clear()
    const data = asSent(draft)
    const found = Object.fromEntries([
      ...confirmationProblems(draft).map(({ path, key }) => [path, t(key)]),
      ...(hasConsented ? [] : [['consent', t('sales_consent_needed')]]),
    ])
    problems.show(found)
    if (!data || Object.keys(found).length > 0) return
    filling.mutate({ params: link, body: { ...data, consent: true } }, { onError: problems.take })
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div>
        <p className={styles.lead}>{t('sales_form_lead', { name: form.contactName })}</p>
        <p className={styles.soft}>{t('sales_form_until', { date: formatDate(form.linkUntil) })}</p>
      </div>
      <ErrorSummary errors={problems.found} labels={fieldLabels(t, draft)} />
      <ConfirmationFields
        draft={draft}
        choices={form.choices}
        currency={form.currency}
        errorOf={problems.errorOf}
        onChange={change}
        proofs={<ProofsField link={link} proofs={form.proofs} />}
      />
      <Checkbox
        id={fieldId('consent')}
        checked={hasConsented}
        error={problems.errorOf('consent') ?? null}
        label={t('sales_consent')}
        description={t('sales_consent_hint')}
        onChange={(event) => {
          problems.clear()
          setConsented(event.currentTarget.checked)
        }}
      />
      <div>
        <Button type="submit" size="md" loading={filling.isPending}>
          {t('sales_form_send')}
        </Button>
      </div>
    </form>
  )
}
