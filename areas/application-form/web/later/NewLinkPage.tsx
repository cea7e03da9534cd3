// Page on which people ask for a new link to their application.

import { useInit } from '#platform/web/api/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { NewLinkForm } from '#platform/web/kit/NewLinkForm.tsx'
import { requestNewLink } from '../../contract/new-link.ts'
import { FormFrame } from '../filling/FormFrame.tsx'
import { useTemplate } from '../template.ts'
import { LeadText } from '../look/LeadText.tsx'

export default function NewLinkPage() {
  const t = useText()
  const { siteTitle } = useInit()
  const template = useTemplate()
  return (
    <FormFrame template={template} page="landing" project={siteTitle} title={t('application_form_new_link_title')}>
      <LeadText>{t('application_form_new_link_lead')}</LeadText>
      <NewLinkForm request={requestNewLink} />
    </FormFrame>
  )
}
