// Form for a new template of a kind; starts with the standard text.

import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { createMailTemplate, getNewMailTemplate } from '../contract/templates.ts'
import { isMailKind } from '../rules/kinds.ts'
import { addressOf } from './addresses.ts'
import { TemplateForm } from './TemplateForm.tsx'

export default function NewTemplatePage() {
  const { search } = useAddress()
  const asked = search['kind'] ?? ''
  const query = useQuery({
    ...queryOf(getNewMailTemplate, { query: { kind: isMailKind(asked) ? asked : 'offer' } }),
    // The response only initialises the form below; a refetched one would be ignored.
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data } = query
  if (!data) return <QueryView query={query} rows={8} />
  return <NewTemplate key={data.kind} about={data} />
}

const empty = { title: '', de_subject: '', de_body: '', fr_subject: '', fr_body: '' }

function NewTemplate({ about }: { about: ReceivedResponseOf<typeof getNewMailTemplate> }) {
  const t = useText()
  const navigate = useNavigate()
  const { kind, kindTitle, title, standard, group } = about
  const [isDefault, setDefault] = useState(about.isDefault && group !== 'free')
  return (
    <>
      <PageHead
        title={t('mail_templates_new_of', { kind: kindTitle })}
        back={{ to: addressOf.templates, label: t('mail_templates_back') }}
      />
      <TemplateForm
        about={about}
        stored={{ version: 0, data: empty }}
        begun={{ title, ...standard }}
        save={(given) => call(createMailTemplate, { body: { ...given, kind, isDefault } })}
        onSaved={({ id }) => id && void navigate({ to: addressOf.template(id), replace: true })}
      >
        {group !== 'free' && (
          <Switch
            label={t('mail_templates_is_default')}
            description={t('mail_templates_is_default_hint')}
            checked={isDefault}
            onChange={(event) => setDefault(event.currentTarget.checked)}
          />
        )}
      </TemplateForm>
    </>
  )
}
