// Page of a single template.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { HistorySection } from '#areas/project-settings/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getMailTemplate, saveMailTemplate } from '../contract/templates.ts'
import { addressOf } from './addresses.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { useChangeMailTemplates } from './use-template-actions.ts'

export default function TemplatePage() {
  const id = useParam('id')
  const query = useQuery(queryOf(getMailTemplate, { params: { id } }))
  const { data } = query
  if (!data) return <QueryView query={query} rows={8} />
  return (
    <>
      <TemplateHead template={data} />
      <TemplateForm
        key={id}
        about={data}
        stored={{ version: data.version, data: { title: data.title, ...data.words } }}
        save={(given, version) => call(saveMailTemplate, { params: { id }, body: { ...given, version } })}
      />
      <HistorySection history={data.history} />
    </>
  )
}

function TemplateHead({ template }: { template: ReceivedResponseOf<typeof getMailTemplate> }) {
  const t = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { id, title, kindTitle, group, isDefault, isActive } = template
  const { actions, isBusy } = useChangeMailTemplates(template, {
    isFree: group === 'free',
    onDeleted: () => {
      queryClient.removeQueries(queryOf(getMailTemplate, { params: { id } }))
      void navigate({ to: addressOf.templates })
    },
  })
  return (
    <PageHead
      title={title}
      subtitle={kindTitle}
      back={{ to: addressOf.templates, label: t('mail_templates_back') }}
      badge={
        isDefault ? (
          <StateBadge state="default" tone="green" title={t('mail_templates_goes_out')} />
        ) : (
          !isActive && <StateBadge state="off" tone="grey" title={t('mail_templates_is_switched_off')} />
        )
      }
      menu={<ActionMenu label={t('general_more_actions', { title })} actions={actions} isBusy={isBusy} />}
    />
  )
}
