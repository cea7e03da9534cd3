// The start page: the wished objects, the documents to prepare, and the start button. Kept small because it loads
// first.

import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { isLanguage } from '#platform/rules/project-type.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { currentLanguage, rememberLanguage } from '#platform/web/i18n/language.ts'
import { showCurrentLanguage, useText } from '#platform/web/i18n/texts.ts'
import { useAddress, type Search } from '#platform/web/core/address.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getNewApplication, startApplication } from '../../contract/start.ts'
import { arriving } from '#platform/web/core/arriving.ts'
import { shownLater } from '#platform/web/ui/states/LaterPart.tsx'
import { ContinueDraft } from '../later/ContinueDraft.tsx'
import type { Earlier } from '../later/earlier-link.ts'
import { FormFrame } from './FormFrame.tsx'
import { rememberDraft } from '../later/known-drafts.ts'
import { NotOnOffer } from '../questions/NotOnOffer.tsx'
import { StartPageText } from '../questions/StartPageText.tsx'
import { useFormText } from '../questions/use-form-text.ts'
import { StartRow } from '../look/StartRow.tsx'
import styles from './LandingPage.module.css'

const TakeOver = shownLater(arriving(() => import('../later/TakeOver.tsx')))

const pageQuery = ({ uuids = '' }: Search) => queryOf(getNewApplication, { query: { uuids } })

const heardKey = 'language_of_link'

/** A link sets the language only once; afterwards the user's own choice applies, also after a reload. */
export async function load({ search, queryClient }: LoadContext) {
  const { lang = '' } = search
  const isNews = sessionStorage.getItem(heardKey) !== lang
  sessionStorage.setItem(heardKey, lang)
  if (isNews && isLanguage(lang) && lang !== currentLanguage()) {
    rememberLanguage(lang)
    await showCurrentLanguage()
  }
  await queryClient.prefetchQuery(pageQuery(search))
}

export default function LandingPage() {
  const t = useText()
  const said = useFormText()
  const navigate = useNavigate()
  const { search } = useAddress()
  const { data: page, error, refetch } = useQuery({ ...pageQuery(search), retry: false })
  const [isTaking, setTaking] = useState(false)
  const objectIds = page?.objects.map(({ id }) => id) ?? []
  const start = useChange(startApplication, {
    onDone: async ({ formsCredentials, formId }) => {
      const startedAt = new Date().toISOString()
      rememberDraft(localStorage, { ...formsCredentials, formId, objectIds, startedAt, furthest: 'object' })
      await navigate({ to: `/form/application/new/${formsCredentials.slug}/${formsCredentials.token}/${formId}` })
    },
  })
  if (error) return <NotOnOffer failure={error} retry={() => void refetch()} />
  if (!page) return <LoadingRows rows={4} />
  const { campaign } = search
  const bodyWith = (from?: Earlier) => ({
    uuids: objectIds,
    language: currentLanguage(),
    ...(campaign && { campaign: campaign.slice(0, 100) }),
    ...(from && { from }),
  })
  const begin = (from?: Earlier) => start.mutate({ body: bodyWith(from) })
  return (
    <FormFrame
      template={page.formsSettings.template}
      page="landing"
      project={page.project.title}
      title={said(page.form.title)}
    >
      <ContinueDraft objectIds={objectIds} onTake={begin} />
      <StartPageText form={page.form} objects={page.objects} />
      {page.pause !== null && (
        <p className={styles.pause} role="status">
          {page.pause}
        </p>
      )}
      <StartRow>
        <Button variant="subtle" size="md" component={Link} to="/form/application/continue">
          {t('application_form_code_have')}
        </Button>
        <Button size="md" onClick={() => begin()} loading={start.isPending} disabled={page.pause !== null}>
          {t('application_form_start')}
        </Button>
      </StartRow>
      {!isTaking && page.pause === null && (
        <Button variant="subtle" size="compact-md" px={4} onClick={() => setTaking(true)}>
          {t('application_form_take_over_open')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isTaking && (
          <TakeOver isBusy={start.isPending} onTake={(from) => start.mutateAsync({ body: bodyWith(from) })} />
        )}
      </Suspense>
    </FormFrame>
  )
}
