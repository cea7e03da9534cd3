// Upload page: the requested documents person by person, then optional ones, then the button that confirms
// completeness.

import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { HandedIn } from '#areas/application-form/contract/form-shapes.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { getUploadForm, type LinkKey, type PaperPlace, type UploadForm as Form } from '../contract/upload-form.ts'
import { useFinishHandingIn } from './changes.ts'
import { FurtherPapers } from './FurtherPapers.tsx'
import { PaperField } from './PaperField.tsx'
import { isAt, missingPlaces, peopleIn } from './places.ts'
import styles from './UploadForm.module.css'

interface Props {
  link: LinkKey
  form: Form
}

export function UploadForm({ link, form }: Props) {
  const t = useText()
  const { number, fields } = usePapers(link, form)
  const asked = form.places.filter(({ reason }) => reason !== null)
  const missing = missingPlaces(form)
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('enquiries_upload_lead', { name: form.contactName })}</p>
      {form.note && <blockquote className={styles.note}>{form.note}</blockquote>}
      <p className={styles.until}>
        {t('enquiries_upload_until', { date: formatDate(form.expiresAt) })}{' '}
        <strong>{t('enquiries_upload_progress', { done: asked.length - missing.length, count: asked.length })}</strong>
      </p>
      {peopleIn(asked).map(({ person, name, places }) => (
        <section key={person ?? 'household'} className={styles.person} aria-label={name ?? t('enquiries_household')}>
          <h2 className={styles.name}>{name ?? t('enquiries_household')}</h2>
          {places.map((place) => (
            <PaperField key={place.category} {...fields(place)} />
          ))}
        </section>
      ))}
      <FurtherPapers form={form} fieldOf={fields} />
      <Finish link={link} form={form} missing={missing} hasPapers={number > 0} />
    </div>
  )
}

/** Last list from the server, updated locally after each file. */
function usePapers(link: LinkKey, form: Form) {
  const queryClient = useQueryClient()
  const { queryKey } = queryOf(getUploadForm, { params: link })
  const put = (change: (documents: HandedIn[]) => HandedIn[]) =>
    queryClient.setQueryData(queryKey, (before) => before && { ...before, documents: change(before.documents) })
  return {
    number: form.documents.length,
    fields: (place: PaperPlace) => ({
      link,
      place,
      documents: form.documents.filter((one) => isAt(one, place)),
      onArrived: (document: HandedIn) => put((all) => [...all, document]),
      onRemoved: (id: string) => put((all) => all.filter((one) => one.id !== id)),
    }),
  }
}

function Finish({ link, form, missing, hasPapers }: Props & { missing: PaperPlace[]; hasPapers: boolean }) {
  const t = useText()
  const finishing = useFinishHandingIn()
  if (form.receivedAt) {
    return (
      <div className={styles.done} role="status">
        <IconCircleCheck size={28} stroke={1.5} aria-hidden />
        <div>
          <p className={styles.doneTitle}>{t('enquiries_upload_done_title')}</p>
          <p className={styles.doneText}>{t('enquiries_upload_done_text')}</p>
        </div>
      </div>
    )
  }
  const names = missing.map(({ title, name }) => (name ? `${title} (${name})` : title)).join(', ')
  return (
    <div className={styles.finish}>
      {missing.length > 0 && hasPapers && <p className={styles.missing}>{t('enquiries_upload_missing', { names })}</p>}
      {!hasPapers && <p className={styles.missing}>{t('enquiries_upload_nothing_yet')}</p>}
      <Button
        size="md"
        disabled={!hasPapers}
        loading={finishing.isPending}
        onClick={() => finishing.mutate({ params: link })}
      >
        {t('enquiries_upload_finish')}
      </Button>
    </div>
  )
}
