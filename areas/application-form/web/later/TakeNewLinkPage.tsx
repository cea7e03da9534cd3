// Page of a mailed link for a new link. Opening it changes nothing; the button replaces the earlier link.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useInit } from '#platform/web/api/session.ts'
import { useParam } from '#platform/web/core/address.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getNewLink, takeNewLink } from '../../contract/new-link.ts'
import { FormFrame } from '../filling/FormFrame.tsx'
import { useTemplate } from '../template.ts'
import { LinkFailed } from './LinkFailed.tsx'
import { LeadText } from '../look/LeadText.tsx'

export const load = rememberMailedLanguage

export default function TakeNewLinkPage() {
  const t = useText()
  const navigate = useNavigate()
  const { siteTitle } = useInit()
  const template = useTemplate()
  const params = { slug: useParam('slug'), token: useParam('token') }
  const { data, error, refetch } = useQuery({ ...queryOf(getNewLink, { params }), retry: false })
  const take = useChange(takeNewLink, {
    stale: [getNewLink],
    onDone: ({ path }) => navigate({ to: path, replace: true }),
  })
  if (!data) return error ? <LinkFailed failure={error} retry={() => void refetch()} /> : <LoadingRows rows={3} />
  const { number } = data
  return (
    <FormFrame template={template} page="update" project={siteTitle} title={t('application_form_new_link_open')}>
      <LeadText>
        {number === null ? t('application_form_new_link_ready') : t('application_form_new_link_ready_sent', { number })}
      </LeadText>
      <Button size="md" loading={take.isPending} onClick={() => take.mutate({ params })}>
        {t('application_form_new_link_open')}
      </Button>
    </FormFrame>
  )
}
