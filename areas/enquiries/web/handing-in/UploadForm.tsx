// Upload page: the requested documents person by person, then optional ones, then the button that confirms
// completeness.

import { Button, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { HandedIn } from '#areas/application-form/contract/form-shapes.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { getUploadForm, type LinkKey, type PaperPlace, type UploadForm as Form } from '../../contract/upload-form.ts'
import { useFinishHandingIn } from '../changes.ts'
import { FurtherPapers } from './FurtherPapers.tsx'
import { PaperField } from './PaperField.tsx'
import { isAt, missingPlaces, peopleIn } from './places.ts'
import { DoneCard } from '#platform/web/kit/DoneCard.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { PersonHeading } from './PersonHeading.tsx'
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
    <Stack gap={20}>
      <Paragraph>{t('enquiries_upload_lead', { name: form.contactName })}</Paragraph>
      {form.note && <blockquote className={styles.note}>{form.note}</blockquote>}
      <Paragraph>
        {t('enquiries_upload_until', { date: formatDate(form.expiresAt) })}{' '}
        <strong>{t('enquiries_upload_progress', { done: asked.length - missing.length, count: asked.length })}</strong>
      </Paragraph>
      {peopleIn(asked).map(({ person, name, places }) => (
        <section key={person ?? 'household'} className={styles.person} aria-label={name ?? t('enquiries_household')}>
          <PersonHeading>{name ?? t('enquiries_household')}</PersonHeading>
          {places.map((place) => (
            <PaperField key={place.category} {...fields(place)} />
          ))}
        </section>
      ))}
      <FurtherPapers form={form} fieldOf={fields} />
      <Finish link={link} form={form} missing={missing} hasPapers={number > 0} />
    </Stack>
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
    return <DoneCard title={t('enquiries_upload_done_title')}>{t('enquiries_upload_done_text')}</DoneCard>
  }
  const names = missing.map(({ title, name }) => (name ? `${title} (${name})` : title)).join(', ')
  return (
    <div className={styles.finish}>
      {missing.length > 0 && hasPapers && <Paragraph isSoft>{t('enquiries_upload_missing', { names })}</Paragraph>}
      {!hasPapers && <Paragraph isSoft>{t('enquiries_upload_nothing_yet')}</Paragraph>}
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
