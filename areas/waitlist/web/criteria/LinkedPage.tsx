// Frame of the pages behind a mailed link: they share the link, its data, and the message for an invalid link.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormFrame } from '#areas/application-form/web/public.tsx'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { NewLinkForm } from '#platform/web/kit/NewLinkForm.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import { requestWaitlistLink } from '../../contract/new-link.ts'
import { getPublicCriteriaForm, type CriteriaForm, type LinkKey } from '../../contract/public-form.ts'

interface Props {
  titleOf: (form: CriteriaForm) => string
  children: (form: CriteriaForm, link: LinkKey) => ReactNode
}

export function LinkedPage({ titleOf, children }: Props) {
  const t = useText()
  const link = { uuid: useParam('uuid'), token: useParam('token') }
  const query = useQuery({ ...queryOf(getPublicCriteriaForm, { params: link }), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && (error.status === 410 || error.status === 404)) {
    return (
      <LinkEnded purpose={t('waitlist_link_purpose')} reason={error.message}>
        <NewLinkForm request={requestWaitlistLink} />
      </LinkEnded>
    )
  }
  if (!data) return <QueryView query={query} rows={6} />
  return (
    <FormFrame template={data.formsSettings.template} page="update" project={data.project.title} title={titleOf(data)}>
      {children(data, link)}
    </FormFrame>
  )
}
