// A co-applicant's page: the project, the objects, and only their own questions.

import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { showUnreadable } from '#platform/web/form/unreadable.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress, useParam } from '#platform/web/core/address.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { usePhone } from '#platform/web/ui/use-phone.ts'
import { getNewAdult } from '../../contract/co-applicant.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { fieldsOf, sectionsOf } from '#areas/forms/rules/form-definition.ts'
import { FieldSurroundingsContext } from '../filling/form-context.ts'
import { FormFrame } from '../filling/FormFrame.tsx'
import { FormSections } from '../filling/FormSections.tsx'
import { LinkFailed } from '../later/LinkFailed.tsx'
import { ObjectCards } from '../questions/ObjectCards.tsx'
import { PagedSections } from '../filling/PagedSections.tsx'
import { PaperField } from '../documents/PaperField.tsx'
import PapersUnderWay from '../documents/PapersUnderWay.tsx'
import { SaveMark } from '../filling/SaveMark.tsx'
import StoppedNotice from '../later/StoppedNotice.tsx'
import { useFormText } from '../questions/use-form-text.ts'
import { openShelf, shelf } from '../later/shelf.ts'
import { keptPlace, useKeptPlace } from '../filling/use-kept-place.ts'
import { useOwnPerson } from './use-own-person.ts'
import { ActionRow } from '../look/ActionRow.tsx'
import { DoneNotice } from '../look/DoneNotice.tsx'
import { LeadText } from '../look/LeadText.tsx'
import { SectionHeading } from '../look/SectionHeading.tsx'
import styles from './CreateAdultPage.module.css'

const pageQuery = (params: Credentials) => ({
  ...queryOf(getNewAdult, { params }),
  staleTime: Infinity,
  retry: false,
  refetchOnReconnect: false,
})

export const load = ({ params, queryClient }: LoadContext) =>
  Promise.all([
    queryClient.prefetchQuery({ ...pageQuery({ slug: params.slug ?? '', token: params.token ?? '' }), staleTime: 0 }),
    openShelf(),
  ])

export default function CreateAdultPage() {
  const credentials = { slug: useParam('slug'), token: useParam('token') }
  const { data, error, refetch } = useQuery(pageQuery(credentials))
  if (data) return <OwnPerson key={credentials.slug} page={data} credentials={credentials} />
  if (error) return <LinkFailed failure={error} retry={() => void refetch()} />
  return <LoadingRows rows={6} />
}

interface Props {
  page: ReceivedResponseOf<typeof getNewAdult>
  credentials: Credentials
}

function OwnPerson({ page, credentials }: Props) {
  const t = useText()
  const said = useFormText()
  const queryClient = useQueryClient()
  const [isDone, setDone] = useState(false)
  const { part, surroundings, problems, isBusy, check, save } = useOwnPerson(credentials, page)
  const sections = sectionsOf(page.form, 'adult')
  const labels = Object.fromEntries(fieldsOf(page.form, 'adult').map((field) => [field.key, said(field.label)]))
  const questions = { sections, of: sections, part, errorOf: problems.errorOf, onEdit: problems.clear }
  const { search, setSearch } = useAddress()
  const [left] = useState(() => keptPlace(shelf(), credentials.slug))
  useKeptPlace(credentials.slug, left, page.canChange ? { step: 'own' } : null)
  // The introduction is shown on the first page only; further pages contain only questions.
  const isFurther = usePhone() && page.canChange && search.section !== undefined && search.section !== sections[0]?.key
  const finish = async () => {
    if (showUnreadable(document) || !(await save())) return
    setDone(true)
    // A later change starts at the first page.
    await setSearch({ section: undefined }, { replace: true })
    window.scrollTo({ top: 0 })
  }
  return (
    <FormFrame
      template={page.formsSettings.template}
      page="create-adult"
      project={page.project.title}
      title={t('application_form_co_applicant_title')}
    >
      {isDone ? (
        <DoneNotice headline={t('application_form_co_applicant_done')}>
          <p>{t('application_form_co_applicant_done_text')}</p>
          <Button variant="default" onClick={() => setDone(false)}>
            {t('application_form_change')}
          </Button>
        </DoneNotice>
      ) : (
        <>
          {!isFurther && (
            <>
              <LeadText>
                {t(page.canChange ? 'application_form_co_applicant_text' : 'application_form_closed')}
              </LeadText>
              <div className={styles.objects}>
                <SectionHeading>{t('application_form_your_objects')}</SectionHeading>
                <ObjectCards objects={page.objects} />
              </div>
            </>
          )}
          <FieldSurroundingsContext value={surroundings}>
            <ErrorSummary errors={problems.found} labels={labels} />
            <StoppedNotice part={part} fields={fieldsOf(page.form, 'adult')} />
            {page.canChange ? (
              <PagedSections
                {...questions}
                wrong={Object.keys(problems.found)}
                check={check}
                onTurn={() => problems.clear()}
              >
                <ActionRow>
                  {surroundings.owner && <SaveMark part={part} />}
                  <Button size="md" loading={isBusy} onClick={() => void finish()}>
                    {t('application_form_save_person')}
                  </Button>
                </ActionRow>
              </PagedSections>
            ) : (
              <FormSections {...questions} />
            )}
          </FieldSurroundingsContext>
        </>
      )}
      {page.papers.length > 0 && (
        <section className={styles.papers} aria-labelledby="papers-later">
          <SectionHeading id="papers-later">{t('application_form_papers_later')}</SectionHeading>
          {page.papers.map((place) => (
            <PaperField
              key={place.category}
              place={place}
              documents={page.documents}
              canTakeBack={page.canChange}
              credentials={credentials}
              onChange={() => void queryClient.invalidateQueries({ queryKey: pageQuery(credentials).queryKey })}
            />
          ))}
        </section>
      )}
      {page.canChange && (
        <PapersUnderWay
          credentials={credentials}
          documents={surroundings.documents}
          onArrived={(document) => surroundings.onDocuments([document], [])}
        />
      )}
    </FormFrame>
  )
}
