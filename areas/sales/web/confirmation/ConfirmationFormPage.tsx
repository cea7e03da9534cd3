// Page behind the mailed link to the buying confirmation form.

import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFrame, openShelf } from '#areas/application-form/web/public.tsx'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { NewLinkForm } from '#platform/web/kit/NewLinkForm.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import {
  getConfirmationForm,
  requestConfirmationLink,
  type ConfirmationForm,
} from '../../contract/confirmation-form.ts'
import { PublicConfirmationForm } from './PublicConfirmationForm.tsx'
import styles from './Confirmation.module.css'

export async function load(context: LoadContext): Promise<void> {
  rememberMailedLanguage(context)
  await openShelf()
}

export default function ConfirmationFormPage() {
  const t = useText()
  const link = { uuid: useParam('uuid'), token: useParam('token') }
  const query = useQuery({ ...queryOf(getConfirmationForm, { params: link }), retry: false })
  const [isChanging, setChanging] = useState(false)
  const { data, error } = query
  if (!data && error instanceof CallFailed && (error.status === 410 || error.status === 404)) {
    return (
      <LinkEnded purpose={t('sales_link_purpose')} reason={error.message}>
        <NewLinkForm request={requestConfirmationLink} />
      </LinkEnded>
    )
  }
  if (!data) return <QueryView query={query} rows={6} />
  const isShown = data.confirmedAt !== null && !isChanging
  return (
    <FormFrame template={data.template} page="update" project={data.projectName} title={t('sales_form_title')}>
      {isShown ? (
        <Confirmed form={data} onChange={() => setChanging(true)} />
      ) : (
        <PublicConfirmationForm key={data.confirmedAt} link={link} form={data} onSent={() => setChanging(false)} />
      )}
    </FormFrame>
  )
}

function Confirmed({ form, onChange }: { form: ConfirmationForm; onChange: () => void }) {
  const t = useText()
  const { data, choices } = form
  return (
    <div className={styles.form}>
      <div className={styles.done} role="status">
        <IconCircleCheck size={28} stroke={1.5} aria-hidden />
        <div>
          <p className={styles.doneTitle}>{t('sales_confirmed_title')}</p>
          <p className={styles.doneText}>{t('sales_confirmed_text')}</p>
        </div>
      </div>
      <section className={styles.card} aria-label={t('sales_part_objects')}>
        <h2 className={styles.cardTitle}>{t('sales_part_objects')}</h2>
        <ol className={styles.plainList}>
          {data.objects.map((id) => (
            <li key={id}>{choices.find((one) => one.id === id)?.title}</li>
          ))}
        </ol>
        <h2 className={styles.cardTitle}>{t('sales_part_buyers')}</h2>
        <ul className={styles.plainList}>
          {data.buyers.map(({ firstName, lastName, share }) => (
            <li key={`${firstName} ${lastName}`}>
              {firstName} {lastName}
              {data.buyers.length > 1 && ` · ${share}`}
            </li>
          ))}
        </ul>
      </section>
      <div>
        <Button variant="default" onClick={onChange}>
          {t('sales_confirmed_change')}
        </Button>
        <p className={styles.soft}>{t('sales_form_until', { date: formatDate(form.linkUntil) })}</p>
      </div>
    </div>
  )
}
